import { begin, expect, ownBoard, pick, rows, score, standing, test, type } from "../pegwise.js";

// Codes of three different digits with a known sum, and with their own words.
const RULES = {
  name: "Sum of six",
  pegs: 3,
  symbols: "0123456789",
  repeats: false,
  "digit-sum": 6,
  words: { en: { black: ["hit", "hits"], white: ["near", "nears"], nothing: "miss" } },
};

/** Chooses a rules file in the form. */
async function open(page, text) {
  await page.getByRole("combobox", { name: "Board" }).first().selectOption({ label: "From a rules file" });
  const buffer = Buffer.from(text);
  await page.locator("input[type=file]").first().setInputFiles({ name: "rules.json", mimeType: "application/json", buffer });
}

test("a game from a file of rules is played in its own words, and shared", async ({ page, browser, baseURL }) => {
  await ownBoard(page);
  await open(page, JSON.stringify(RULES, null, 2));
  await expect(page.getByText("Sum of six").first()).toBeVisible();
  // The secret for this seed is not the first guess.
  await begin(page, "7");
  await expect(page).toHaveURL(/words=/);
  await type(page, "015");
  await expect(rows(page)).toHaveCount(1);
  const told = /\d (hits?|nears?)|miss/;
  await expect(standing(page)).toContainText(told);
  await expect(page.locator(".legend")).toContainText("hit: right colour, right place");
  // A code whose digits have another sum cannot be the secret, and is refused as a guess.
  await type(page, "012");
  await expect(rows(page)).toHaveCount(1);

  // A friend needs only the address.
  const friend = await browser.newContext({ baseURL });
  const other = await friend.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(1);
  await expect(standing(other)).toContainText(told);
  await friend.close();

  // The next time, the form begins with this game.
  await page.goto("play/");
  await expect(page.getByText("Sum of six").first()).toBeVisible();
});

test("what is wrong with a file of rules is said with its line", async ({ page }) => {
  await ownBoard(page);
  for (const [text, problem] of [
    ['{\n "pegs": 3,\n "symbols": "0012"\n}', "Line 3 of the file"],
    ['{\n "pegs": 3,\n "peg": 4\n}', "Line 3 of the file"],
    ['{ "pegs": 3, "colors": 6,\n"lies": 12 }', "Line 2 of the file"],
    ["", "Line 1 of the file"],
  ]) {
    await open(page, text);
    await expect(page.getByText(problem)).toBeVisible();
  }
  // After choosing another board, the problem is gone.
  await page.getByRole("combobox", { name: "Board" }).first().selectOption({ index: 0 });
  await expect(page.getByText("Line 1 of the file")).toHaveCount(0);
});

test("a file of rules that cannot be read starts no game, and what was entered stays", async ({ page }) => {
  await ownBoard(page);
  await page.getByText("Advanced", { exact: true }).click();
  await page.getByRole("textbox", { name: "Game number (seed for the secret)" }).fill("7");
  const board = page.getByRole("combobox", { name: "Board" }).first();
  const refused = async () => {
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page).toHaveURL(/play\/$/);
    await expect(board).toHaveValue("file");
    await expect(page.getByRole("textbox", { name: "Game number (seed for the secret)" })).toHaveValue("7");
    return page.locator("input[type=file]").first().evaluate((input) => input.validationMessage);
  };
  await board.selectOption({ label: "From a rules file" });
  expect(await refused()).toBe("Choose a rules file that can be read.");
  await open(page, '{ "pegs": 3, "colors": 6,\n"lies": 12 }');
  await expect(page.getByRole("alert").first()).toContainText("Line 2 of the file");
  expect(await refused()).toContain("Line 2 of the file");
  await open(page, '{ "pegs": 3, "colors": 6 }');
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/#game=3x6&seed=7/);
});

test("number baseball has strikes and balls", async ({ page }) => {
  await page.goto("play/#game=3x9-distinct-in9&seed=7");
  await expect(page.locator(".legend")).toContainText("strike: right colour, right place");
  await pick(page, "123");
  await expect(standing(page)).toContainText(/\d (strikes?|balls?)|out\./);
  // In other games, pegs are called pegs.
  await page.goto("play/#game=4x6&seed=8");
  await expect(page.locator(".legend")).toContainText("right colour, right place");
  await expect(page.locator(".legend")).not.toContainText("strike");
});

test("each peg by itself has its own sentence, and an example that tells it from the usual answer", async ({ page }) => {
  await page.goto("play/#game=4x6-each&seed=7");
  await page.getByText("How to play").click();
  await expect(page.locator(".how")).toContainText("Every peg of the guess is judged by itself, so one peg of the code can earn several answer pegs.");
  const [secret, guess, answer] = await page.locator(".how .example").getByRole("img").evaluateAll((images) => images.map((image) => image.ariaLabel));
  const [black, white] = score(guess.split(" ").join(""), secret.split(" ").join(""));
  expect(answer).toMatch(/^\d black, \d white$/);
  expect(answer).not.toBe(`${black} black, ${white} white`);
});

test("Royale is played with pegs that have a colour and a shape, by keys and by pointer", async ({ page }) => {
  await page.goto("play/#game=3x5x5&seed=3");
  await pick(page, "17C");
  await expect(rows(page).getByRole("img", { name: "red star, green moon, yellow moon" })).toBeVisible();
  await expect(rows(page).getByRole("img", { name: /^colours: \d in place, \d elsewhere; shapes: \d in place, \d elsewhere$/ })).toBeVisible();
  await expect(standing(page)).toContainText(/Colours: \d in place/);
  await expect(page.locator(".legend")).toContainText("Colours first, then shapes.");
  await page.locator(".palette").getByRole("button", { name: "D yellow circle" }).click();
  await page.keyboard.type("EF");
  await expect(page.locator(".slot")).toHaveText(["●", "○", "➤"]);
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await page.goto("assistant/#game=3x5x5+ABC:1.1/0.2");
  await page.getByRole("button", { name: "Play this guess" }).click();
  await expect(page.getByText("Colours", { exact: true })).toBeVisible();
  await expect(page.getByText("Shapes", { exact: true })).toBeVisible();
});

test("a file of rules may let the codemaker lie", async ({ page }) => {
  await ownBoard(page);
  await open(page, '{ "pegs": 3, "colors": 4, "lies": 1 }');
  await expect(page.getByRole("combobox", { name: "False answers" }).first()).toHaveValue("1");
  await begin(page);
  await expect(page).toHaveURL(/#game=3x4-lies1&/);
});

test("a board says which colours a peg never has", async ({ page }) => {
  await page.goto("play/#game=4x10-distinct-nozero&seed=7");
  await expect(page.getByText(/peg 1 never has 0/)).toBeVisible();
});

test("codes that are not equally likely come with true answers only", async ({ page }) => {
  await ownBoard(page);
  await open(page, '{ "pegs": 2, "colors": 4, "codes": ["11", "12", "23", "34", "41"], "weights": [5, 2, 1, 1, 1] }');
  await expect(page.getByRole("combobox", { name: "False answers" })).toHaveCount(0);
  await begin(page);
  await expect(page).toHaveURL(/only=11\*5,12\*2,23,34,41/);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Show me a guess" }).click();
  // The same as in the command line, which also says 12.
  await expect(page.locator(".hint-given")).toContainText("Try 12");
  // The page says that it cannot read rules in TOML.
  await ownBoard(page);
  await open(page, "pegs = 3\n");
  await expect(page.getByText("This page reads JSON only.")).toBeVisible();
});

test.describe("Royale on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the row that is being made is in sight, and answers are in words", async ({ page }) => {
    await page.goto("play/#game=3x5x5&seed=5");
    for (const guess of ["111", "222", "333", "444"]) {
      await pick(page, guess, "Guess", (target) => target.tap());
      await expect(standing(page)).toContainText(/Colours: \d in place/);
    }
    await page.locator(".palette").getByRole("button", { name: "D yellow circle" }).tap();
    const row = await page.locator(".slots").boundingBox();
    const palette = await page.locator(".palette").boundingBox();
    expect(row.y + row.height).toBeLessThanOrEqual(palette.y);
  });
});
