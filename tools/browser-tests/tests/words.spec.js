// Games of words, on a keyboard on the screen whose keys show what is known of their letters.
import { expect, more, rows, spoken, test } from "../pegwise.js";

/** Presses the keys of a word on the screen, and hands it in. */
async function tap(page, word, submit = "Guess") {
  const keyboard = page.locator(".letters");
  for (const letter of word) await keyboard.getByRole("button", { name: new RegExp(`^${letter}(,|$)`) }).click();
  await page.getByRole("button", { name: submit, exact: true }).click();
}

/** The keys in rows, as they are read from the screen. */
const layout = (page) => page.locator(".letters > div").evaluateAll((lines) => lines.map((line) => line.textContent));

test("a game of words is played on the keyboard on the screen", async ({ page }) => {
  await page.goto("play/#game=words&seed=7");
  await expect(page.getByText("Words: 5 letters").first()).toBeVisible();
  expect(await layout(page)).toEqual(["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]);
  const keyboard = page.getByRole("group", { name: "Letters" });
  await expect(keyboard.getByRole("button")).toHaveCount(27);
  await page.keyboard.type("CRANE");
  await page.keyboard.press("Enter");
  // The next letter goes where the focus is.
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator(".slot").first()).toHaveClass(/chosen/);
  await expect(page.locator(".slot:focus:not(.chosen)")).toHaveCount(0);
  await expect(page).toHaveURL(/#game=5x26-words=en-marks-in6\+/);
  await expect(rows(page).getByRole("img", { name: "C R A N E" })).toBeVisible();
  await expect(keyboard.getByRole("button", { name: "C, not in the word" })).toBeVisible();
  await tap(page, "PILOT");
  await expect(keyboard.getByRole("button", { name: "I, in the right place" })).toBeVisible();
  await expect(keyboard.getByRole("button", { name: "T, in another place" })).toBeVisible();
  await expect(keyboard.getByRole("button", { name: "Q", exact: true })).toBeVisible();
  // The key also shows its mark as a shape.
  await expect(keyboard.locator(".right .key.black")).toHaveCount(1);
  await expect(keyboard.locator(".elsewhere .key.white")).toHaveCount(1);

  // A letter is deleted, and what is not a word is refused in plain words.
  await tap(page, "QWERT");
  await expect(page.getByRole("alert")).toHaveText("“QWERT” is not in the list of words.");
  await expect(rows(page)).toHaveCount(2);
  const slots = page.locator(".slot");
  for (let left = 4; left >= 0; left -= 1) {
    await keyboard.getByRole("button", { name: "Delete a letter" }).click();
    await expect(slots.and(page.locator(".empty"))).toHaveCount(5 - left);
  }
  // The keys of the real keyboard work as well.
  await page.keyboard.type("5");
  await expect(page.getByRole("alert")).toHaveText("There is no letter 5 here: use A to Z.");

  // The game can be reviewed, shared and continued elsewhere by its address.
  const address = page.url();
  await page.goto("you/");
  await page.goto(address);
  await expect(rows(page)).toHaveCount(2);
  await more(page);
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Give up?" }).click();
  await expect(page.locator(".lid .peg")).toHaveCount(5);
  const secret = (await page.locator(".lid .peg").allTextContents()).join("");
  await page.goto("you/");
  await page.goto(address);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.type(secret);
  await page.keyboard.press("Enter");
  await expect(page.locator(".ended")).toBeVisible();
  await expect(spoken(page)).toContainText("3 guesses");
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("a game of German words is played on a German keyboard", async ({ page }) => {
    await page.goto("play/#game=words-de&seed=3");
    expect(await layout(page)).toEqual(["QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"]);
    await expect(page.getByRole("group", { name: "Buchstaben" }).getByRole("button")).toHaveCount(27);
    await tap(page, "QWERT", "Raten");
    await expect(page.getByRole("alert")).toHaveText("„QWERT“ steht nicht in der Wortliste.");
    for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press("Backspace");
    await tap(page, "LAMPE", "Raten");
    const marked = page.getByRole("button", { name: /^[LAMPE], (am richtigen Platz|an anderer Stelle|nicht im Wort)$/ });
    await expect(marked).toHaveCount(5);
    await page.locator(".slot.chosen").dispatchEvent("keydown", { key: "ä" });
    await expect(page.getByRole("alert")).toHaveText("Den Buchstaben Ä gibt es hier nicht: nimm A bis Z.");
  });
});

test("a hint in a game of words is short, and names only what its rows show", async ({ page }) => {
  await page.goto("play/#game=words&seed=3944585613");
  await expect(page.locator(".slot.chosen")).toBeVisible();
  for (const word of ["RAISE", "COULD"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hint = page.locator(".hint-given p");
  await expect(hint).not.toContainText("code");
  expect((await hint.textContent()).length).toBeLessThan(70);
  const named = (await hint.textContent()).match(/\b[A-Z]\b/g) ?? [];
  expect(named.filter((letter) => !"RAISECOULD".includes(letter))).toEqual([]);
});

test("words are offered among the boards, and played against", async ({ page }) => {
  await page.goto("play/");
  await page.getByRole("link", { name: /^Words/ }).click();
  await expect(page.locator(".letters")).toBeVisible();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Show me a guess" }).click();
  await expect(page.locator(".hint-given .tile")).toHaveCount(5);
  await page.goto("assistant/#game=words");
  await expect(page.getByRole("group", { name: "Letters" }).first()).toBeVisible();
});
