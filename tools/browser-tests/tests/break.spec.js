import { expect, give, listen, pick, rows, score, tabTo, test, type } from "../pegwise.js";

const next = (page) => page.getByRole("region", { name: /^Guess \d+: is it your code\?$/ });
const guess = async (page, number) => {
  const region = page.getByRole("region", { name: `Guess ${number}: is it your code?` });
  const code = await region.getByRole("img").first().getAttribute("aria-label");
  return code.replaceAll(" ", "");
};

/** The middle of an element, where a click does not scroll to it. */
const middle = async (target) => {
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
};

test("the computer breaks a code", async ({ page }) => {
  const secret = "3632";
  await page.goto("break/");
  await page.getByRole("button", { name: "I have a code: start" }).click();
  let guesses = 0;
  for (;;) {
    guesses += 1;
    const code = await guess(page, guesses);
    const [black, white] = score(code, secret);
    if (black === 4) break;
    await give(next(page), black, white);
    await expect(rows(page)).toHaveCount(guesses);
  }
  // Knuth's strategy needs at most five guesses [Knuth 1977].
  expect(guesses).toBeLessThanOrEqual(5);
  await next(page).getByRole("button", { name: "That is the code" }).click();
  await expect(page.getByRole("heading", { name: `The computer broke your code in ${guesses} guesses.` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Review" }).last()).toBeVisible();
});

for (const [width, height] of [[360, 640], [1280, 800]]) {
  test(`${width} x ${height}: the result hides no guess`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("break/#game=4x6+1122:0.0+3344:1.1+3435:2.1+3536:4.0");
    await expect(page.locator(".ended")).toBeVisible();
    const [last, result] = [await rows(page).last().boundingBox(), await page.locator(".ended").boundingBox()];
    expect(last.y + last.height).toBeLessThanOrEqual(result.y);
  });
}

test("on a small phone, each answer is given without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("break/#game=4x6");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  for (let round = 1; round <= 4; round += 1) {
    await expect(next(page)).toHaveAccessibleName(new RegExp(`^Guess ${round}:`));
    for (const part of [".asked", ".key-buttons", ".answer-entry .buttons"]) await expect(next(page).locator(part)).toBeInViewport({ ratio: 1 });
    await page.mouse.click(...(await middle(next(page).getByRole("button", { name: /^White/ }))));
    await page.mouse.click(...(await middle(next(page).getByRole("button", { name: "Answer", exact: true }))));
    await expect(rows(page)).toHaveCount(round);
  }
});

test("how well it guesses is said in words", async ({ page }) => {
  await page.goto("break/");
  const levels = page.getByRole("group", { name: "How well does it guess?" });
  await expect(levels.getByRole("radio")).toHaveCount(3);
  await expect(levels.getByRole("radio", { name: /^clever/ })).toBeChecked();
  await levels.getByRole("radio", { name: /^easy/ }).check();
  await page.getByRole("button", { name: "I have a code: start" }).click();
  await expect(page).toHaveURL(/strategy=first/);
  await expect(page.getByText("6 colours · easy")).toBeVisible();
  expect(await guess(page, 1)).toBe("1111");
  // This also works in the middle of a game, with strategies chosen by name.
  await page.getByText("Strategy, copy, help").click();
  await levels.getByRole("radio", { name: /^perfect/ }).check();
  await expect.poll(() => guess(page, 1)).toBe("1123");
  await page.getByText("Another strategy").click();
  await page.getByRole("combobox", { name: "Strategy" }).selectOption("most-parts");
  await expect(page).toHaveURL(/strategy=most-parts/);
});

test("with the keyboard only", async ({ page }) => {
  await page.goto("break/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "I have a code: start" }));
  await page.keyboard.press("Enter");
  await expect(next(page)).toBeVisible();
  expect(await guess(page, 1)).toBe("1122");
  const heard = await listen(page);
  const answered = next(page).locator(".answered");
  await tabTo(page, next(page).getByRole("button", { name: /^Black:/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("w");
  await expect(answered).toHaveText("1 in the right place, 1 in the wrong place");
  await expect.poll(heard).toContain("1 in the right place, 1 in the wrong place");
  await page.keyboard.press("Backspace");
  await expect(answered).toHaveText("1 in the right place, none in the wrong place");
  await tabTo(page, next(page).getByRole("button", { name: "Answer", exact: true }));
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("256 codes left");
  await expect.poll(heard).toMatch(/Row 1: 1 1 2 2: 1 black, 0 white\.(.|\n)*The computer guesses \d \d \d \d\. Good, that helps\. I still see 256 codes\./);
  // The heading has the focus: two digits are the answer, and Enter gives it.
  await page.keyboard.type("02");
  await expect(answered).toHaveText("None in the right place, 2 in the wrong place");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(heard).toMatch(/Row 2:(.|\n)*The computer guesses/);
  // The focus is not lost: the next Tab goes to the following element.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test("key pegs are tapped into the tray, and out of it", async ({ page }) => {
  await page.goto("break/#game=4x6");
  const tray = next(page).getByRole("group", { name: "Your answer" });
  await next(page).getByRole("button", { name: /^White:/ }).click();
  await next(page).getByRole("button", { name: /^Black:/ }).click();
  await next(page).getByRole("button", { name: /^Black:/ }).click();
  await expect(next(page).locator(".answered")).toHaveText("2 in the right place, 1 in the wrong place");
  await expect(tray.getByRole("button")).toHaveText(["", "", "", ""]);
  await expect(tray.locator(".black")).toHaveCount(2);
  await tray.getByRole("button", { name: "Take out a black peg" }).first().click();
  await expect(next(page).locator(".answered")).toHaveText("1 in the right place, 1 in the wrong place");
  await next(page).getByRole("button", { name: "Answer", exact: true }).click();
  await expect(page).toHaveURL(/1122:1\.1$/);
});

test("marks are tapped under their pegs, and longer rows take numbers", async ({ page }) => {
  await page.goto("break/#game=3x4-marks");
  const marks = next(page).getByRole("group", { name: "Your answer" }).getByRole("button");
  await next(page).getByRole("button", { name: "Answer", exact: true }).click();
  await expect(next(page).getByRole("alert")).toHaveText("Choose a mark for every peg.");
  for (const [peg, taps] of [1, 2, 3].entries()) {
    for (let tap = 0; tap < taps; tap += 1) await marks.nth(peg).click();
  }
  await expect(marks.nth(0)).toHaveAccessibleName("Peg 1: wrong");
  await expect(marks.nth(1)).toHaveAccessibleName("Peg 2: elsewhere");
  await expect(marks.nth(2)).toHaveAccessibleName("Peg 3: right");
  await next(page).getByRole("button", { name: "Answer", exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("the computer says what it hopes and how an answer helped", async ({ page }) => {
  await page.goto("break/#game=4x6");
  const says = next(page).locator(".says");
  await expect(says).toHaveText("There are 1,296 codes. Let’s see how many of these are right.");
  await give(next(page), 1, 0);
  await expect(says).toHaveText(/^Good, that helps\. I still see 256 codes\. /);
  await next(page).getByText("Why this guess").click();
  await expect(next(page).getByText(/leaves at most/)).toBeVisible();
  await page.goto("break/#game=4x6+1122:1.0+1344:0.1+3526:1.2+1462:1.1");
  await expect(says).toHaveText(/I think I have it!$/);
});

test("it answers for a person who told it the code", async ({ page }) => {
  await page.goto("break/");
  await page.getByText("Or tell it your code").click();
  await pick(page, "4251", "Start with this code");
  await expect(page).toHaveURL(/secret=/);
  await page.getByRole("button", { name: "Answer all for me" }).click();
  await expect(page.getByText(/^The computer broke your code in \d guesses\.$/).first()).toBeVisible();
  expect(await rows(page).count()).toBeLessThanOrEqual(5);
});

test("an answer that is not that of the code is doubted", async ({ page }) => {
  await page.goto("break/");
  await page.getByText("Or tell it your code").click();
  await pick(page, "4251", "Start with this code");
  await expect(next(page)).toBeVisible();
  // 1122 against 4251 gives two white pegs, one for the 1 and one for the 2.
  await give(next(page), 2, 0);
  await expect(page.getByText("For your code the answer is 0.2, not 2.0.")).toBeVisible();
  await page.getByRole("button", { name: "Enter 0.2" }).click();
  await expect(rows(page).first()).toContainText("0.2");
});

test("contradictions are shown and repaired", async ({ page }) => {
  await page.goto("break/#game=4x6+1122:1.0+1344:0.0+5566:0.0");
  const clash = page.getByRole("region", { name: "These answers contradict each other" });
  await expect(clash).toBeVisible();
  await expect(rows(page).filter({ hasText: "contradicts" })).not.toHaveCount(0);
  const repair = clash.getByRole("button").first();
  const [, row, answer] = /^Row (\d), \d+: (\d\.\d) instead of/.exec(await repair.locator(".unseen").textContent());
  await repair.click();
  await expect(clash).toHaveCount(0);
  await expect(rows(page).nth(row - 1)).toContainText(answer);
});

test("a finished game is kept, unless it goes on after all", async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem("pegwise.games") ?? "");
  await page.goto("break/#game=4x6+1122:1.0+1344:0.1+3526:1.2+1462:1.1");
  await next(page).getByRole("button", { name: "That is the code" }).click();
  await expect(page.getByRole("heading", { name: "The computer broke your code in 5 guesses." })).toBeFocused();
  await expect(page).toHaveURL(/:4\.0&over=/);
  expect(await kept()).toMatch(/break won 4x6 .*:4\.0/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(4);
  expect(await kept()).not.toContain("break won");
});

test("the code revealed says which answers were wrong", async ({ page }) => {
  await page.goto("break/#game=4x6+1122:1.1+1344:0.0+2255:0.0");
  await page.getByText("Reveal my code").click();
  const panel = page.locator("details", { hasText: "Reveal my code" });
  await panel.locator(".slot").first().focus();
  await type(page, "1625");
  await expect(panel.getByText("3 answers do not match the code:")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Row 3, 2255: 1.1 instead of 0.0" })).toBeVisible();
  await panel.getByRole("button", { name: "Fix all of these" }).click();
  await expect(page).toHaveURL(/game=4x6\+1122:2\.0\+1344:1\.0\+2255:1\.1/);
});

test("broken addresses are explained", async ({ page }) => {
  for (const [state, text] of [
    ["game=nonsense", "is not a board"],
    ["game=4x6+1122:3.1", "Row 1, character 6"],
    ["game=4x6&strategy=cheat", "No strategy is called “cheat”"],
    ["game=4x6&secret=9999", "The code in this link does not work"],
    ["game=4x6+1111:0.1", "The answer in row 1 is impossible"],
  ]) {
    await page.goto(`break/#${state}`);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});
