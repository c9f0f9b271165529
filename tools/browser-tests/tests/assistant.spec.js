import { clipboard, expect, give, pegwise, pick, rows, spoken, test } from "../pegwise.js";

const CLASH = "4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0";
const at = (game) => `assistant/#${new URLSearchParams({ game })}`;

test("rows are entered, changed and removed", async ({ page }) => {
  await page.goto("assistant/");
  await page.getByRole("button", { name: "Enter rows" }).click();
  await pick(page, "1122", "Use this guess");
  await give(page.locator("main"), 1, 1, "Enter row");
  await expect(rows(page)).toHaveCount(1);
  // The same number as in `pegwise check`.
  await expect(rows(page).first()).toContainText("208 codes left");
  await page.getByRole("button", { name: "Change row 1" }).click();
  await give(page.locator("main"), 1, 0, "Save");
  await expect(rows(page).first()).toContainText("256 codes left");
  await expect(spoken(page)).toContainText("Row 1 is now");
  await page.getByRole("button", { name: "Change row 1" }).click();
  await page.getByRole("button", { name: "Remove this row" }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("the suggestion is the command line's, with the reason", async ({ page }) => {
  const game = "4x6 1122:1.0 1344:0.1 3526:1.2";
  await page.goto(`${at(game)}&strategy=knuth`);
  const suggested = JSON.parse(pegwise(["suggest", "--json", "--strategy", "knuth", game])).guess;
  const region = page.getByRole("region", { name: "Guess 4" });
  await expect(region.getByRole("img").first()).toHaveAccessibleName([...suggested].join(" "));
  await expect(region).toContainText("It is a test guess: it cannot win, but tells you more.");
  await region.getByText("Why this guess").click();
  await expect(region).toContainText("Whatever the answer, you will know the code.");
});

test("the codes that are left, the best guesses, two guesses compared", async ({ page }) => {
  await page.goto(at("4x6 1122:1.0 2345:0.2 1631:2.0"));
  await page.getByText("6 codes left", { exact: true }).last().click();
  for (const code of JSON.parse(pegwise(["candidates", "--json", "4x6 1122:1.0 2345:0.2 1631:2.0"])).codes) {
    await expect(page.getByRole("img", { name: [...code].join(" "), exact: true }).first()).toBeVisible();
  }
  await page.getByText("Other good guesses", { exact: true }).click();
  await expect(page.locator(".alternatives")).toContainText("2.00");
});

test("contradictions: the rows, the number of wrong answers, the repairs", async ({ page }) => {
  await page.goto(at(CLASH));
  const clash = page.getByRole("region", { name: "These answers contradict each other" });
  await expect(clash).toContainText("rows 2 and 5 contradict each other. At least one answer is wrong.");
  await expect(spoken(page)).toContainText("These answers contradict each other");
  await expect(rows(page).nth(1)).toContainText("contradicts");
  await clash.getByRole("button", { name: /^Row 5, 2514: 1\.3 instead of 1\.0/ }).click();
  await expect(clash).toHaveCount(0);
  await expect(page).toHaveURL(/2514:1\.3/);
});

test("repairs are pegs, and all of them can be reached", async ({ page }) => {
  await page.goto(at("4x6 1122:1.0 1344:0.0 5566:0.0"));
  const clash = page.getByRole("region", { name: "These answers contradict each other" });
  const repairs = clash.locator(".repairs button");
  await expect(repairs).toHaveCount(6);
  await expect(repairs.first().locator(".peg")).not.toHaveCount(0);
  await expect(repairs.first().locator("s .answer")).not.toHaveCount(0);
  const more = clash.getByRole("button", { name: /^Show/ });
  while (await more.isVisible()) await more.click();
  // The same number as in `pegwise check`.
  await expect(repairs).toHaveCount(18);
});

test("one recommendation, and it is the first of the good guesses", async ({ page }) => {
  for (const game of ["4x6", "4x6 1122:1.0 2345:0.2", "5x8 11223:1.1"]) {
    await page.goto(at(game));
    const next = page.getByRole("region", { name: /^Guess \d$/ });
    const recommended = await next.getByRole("img").first().getAttribute("aria-label");
    expect(recommended.replaceAll(" ", "")).toBe(JSON.parse(pegwise(["suggest", "--json", game])).guess);
    // Before the first row, there is nothing but the suggestion and the row to enter.
    if (game === "4x6") {
      await expect(page.locator("main summary:visible")).toHaveText(["Why this guess?", "Colours of your board"]);
      continue;
    }
    await next.getByText("Other good guesses").click();
    const guesses = page.locator(".alternatives button");
    await expect(guesses.nth(1)).toBeVisible();
    await expect(guesses.first().getByRole("img").first()).toHaveAccessibleName(recommended);
    await expect(guesses.first().locator(".bar")).toBeVisible();
  }
  // Any of them can be used.
  const second = await page.locator(".alternatives button").nth(1).getByRole("img").first().getAttribute("aria-label");
  await page.locator(".alternatives button").nth(1).click();
  await expect(page.getByRole("region", { name: "Answer to guess 2" }).getByRole("img", { name: second })).toBeVisible();
});

test("two wrong answers are corrected in one", async ({ page }) => {
  await page.goto(at("2x3 11:2.0 22:2.0 33:2.0"));
  const clash = page.getByRole("region", { name: "These answers contradict each other" });
  await expect(clash).toContainText("At least 2 answers are wrong.");
  await expect(clash.getByRole("button")).toHaveCount(3);
  await clash.getByRole("button", { name: "Row 1, 11: 0.0 instead of 2.0 Row 2, 22: 0.0 instead of 2.0 1 code left" }).click();
  await expect(page).toHaveURL(/game=2x3\+11:0\.0\+22:0\.0\+33:2\.0$/);
  await expect(spoken(page)).toContainText("Row 2 is now 2 2: 0 black, 0 white.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(clash).toBeVisible();
});

test("what is told is what is spoken", async ({ page }) => {
  const heard = (words) => rows(page).getByRole("img", { name: words, exact: true });
  await page.goto(at("4x6-sum 1122:0.2 3456:0.1"));
  await expect(heard("2 colours right")).toBeVisible();
  await expect(heard("1 colour right")).toBeVisible();
  await page.goto(at("4x6-blacks 1122:2.0"));
  await expect(heard("2 black")).toBeVisible();
});

test("a game from the terminal is pasted, and copied back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("assistant/");
  await page.getByText("Paste a game").click();
  await page.getByRole("textbox", { name: "Game or Pegwise link" }).fill("4x6 rrgg:1.0 2345:-- 1631:2B0W");
  await page.getByRole("button", { name: "Use this game" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Copy game" }).click();
  await expect.poll(() => clipboard(page)).toBe("4x6 1122:1.0 2345:0.2 1631:2.0");
});

test("a pasted row that is wrong is refused for what is wrong with it", async ({ page }) => {
  await page.goto("assistant/");
  for (const [text, fault] of [["1172 1B", "“7” is not a colour"], ["red red purple green: 1 black", "“purple” is not a colour"], ["1122 1B1W\n12 1B", "a code has 4 pegs, not 2"]]) {
    await page.getByRole("textbox", { name: "Game or Pegwise link" }).fill(text);
    await page.getByRole("button", { name: "Use this game" }).click();
    await expect(page.getByRole("alert")).toContainText(fault);
  }
});

test("a board that is too large to list says exactly or about how many codes are left", async ({ page }) => {
  await page.goto(at("12x20 1,2,3,4,5,6,7,8,9,10,11,12:2.3"));
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/^[0-9,]+ codes left$/)).toBeVisible();
  await page.goto(at("16x16 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16:2.3"));
  await expect(page.getByText(/^about .+ codes left$/)).toBeVisible();
});

test("guesses are changed too, and each change is taken back", async ({ page }) => {
  await page.goto("assistant/#game=4x6+1122:1.0+3456:0.1");
  await page.getByRole("button", { name: "Change row 2" }).click();
  const editor = page.getByRole("region", { name: "Change row 2" });
  await expect(editor.getByRole("heading")).toBeFocused();
  await give(editor, 2, 1, "Save");
  await expect(page).toHaveURL(/3456:2\.1$/);
  await page.getByRole("button", { name: "Change row 1" }).click();
  const other = page.getByRole("region", { name: "Change row 1" });
  for (const digit of "1333") await other.getByRole("button", { name: new RegExp(`^${digit} `) }).click();
  await other.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/game=4x6\+1333:1\.0\+3456:2\.1$/);
  await page.getByRole("button", { name: "Change row 1" }).click();
  await page.getByRole("button", { name: "Remove this row" }).click();
  await expect(rows(page)).toHaveCount(1);
  for (const back of [/1333:1\.0\+3456:2\.1$/, /1122:1\.0\+3456:2\.1$/, /1122:1\.0\+3456:0\.1$/]) {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page).toHaveURL(back);
  }
});

test("a game comes from a link, from the history or from the command line", async ({ page }) => {
  const texts = [
    "https://example.org/play/#game=4x6+1122:0.1+3456:1.1&seed=7",
    "2026-11-21T11:20:00Z play given-up seed=7 4x6 1122:0.1 3456:1.1",
    "1122:0.1\n3456:1.1",
    "1. 1122 0.1\n2. 3456 1B1W",
    "1122\n0.1\n3456\n1.1",
    "red red green green: 1 white\nyellow blue white black: 1 black 1 white",
    "🔴🔴🟢🟢 ⚪\n🟡🔵⚪⚫ ⚫⚪",
  ];
  for (const text of texts) {
    await page.goto("assistant/");
    await page.getByRole("textbox", { name: "Game or Pegwise link" }).fill(text);
    await page.getByRole("button", { name: "Use this game" }).click();
    await expect(page).toHaveURL(/game=4x6\+1122:0\.1\+3456:1\.1$/);
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto("assistant/");
  await page.getByRole("textbox", { name: "Game or Pegwise link" }).fill("hello");
  await page.getByRole("button", { name: "Use this game" }).click();
  await expect(page.getByRole("alert")).toContainText("“hello” is not a board");
});

test("the list grows, and is what the command line lists", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const game = "4x6 1122:1.1 1344:0.0";
  await page.goto(`assistant/#game=${game.replaceAll(" ", "+")}&list=4&strategy=optimal&look=1122,2525`);
  await expect(page.locator(".codes li")).toHaveCount(4);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.locator(".codes li")).toHaveCount(20);
  await page.getByRole("button", { name: "Copy the list" }).click();
  await expect(spoken(page)).toContainText("Copied");
  const listed = await clipboard(page);
  const told = pegwise(["candidates", "--json", ...game.split(" ")]);
  for (const code of listed.split("\n")) expect(told).toContain(code);
  await page.getByText("Why this guess").click();
  await expect(page.getByText(/more guesses on average, the fewest possible/)).toBeVisible();
  await page.getByText("Other good guesses", { exact: true }).click();
  await expect(page.locator(".alternatives li")).not.toHaveCount(0);
  await expect(page.getByRole("table", { name: /tells you more than|Neither is better/ })).toBeVisible();
});

test("only codes that can still win", async ({ page }) => {
  await page.goto("assistant/#game=4x6+1122:1.1&strategy=knuth&consistent");
  await expect(page.getByText(/^It can be the code: 1 of 208 codes left\./)).toBeVisible();
  await page.getByText("How to choose guesses").click();
  await page.getByRole("checkbox", { name: "Only guesses that can win" }).uncheck();
  await expect(page.getByText(/^It is a test guess/)).toBeVisible();
});

test("a code is checked against the rows, even on a board too large to list", async ({ page }) => {
  await page.goto("assistant/#game=30x12");
  await page.getByRole("textbox", { name: "Or enter the guess you made" }).fill("1".repeat(30));
  await page.getByRole("button", { name: "Use this guess" }).click();
  await page.getByRole("spinbutton", { name: /^Black/ }).fill("0");
  await page.getByRole("spinbutton", { name: /^White/ }).fill("0");
  await page.getByRole("button", { name: "Enter row" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByText("Check a code against the rows").click();
  await page.getByRole("textbox", { name: "The code" }).fill("2".repeat(30));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator("main").getByText("All answers match the code.")).toBeVisible();
});

test("guess and answer of a row are saved together", async ({ page }) => {
  await page.goto(at("4x6 1122:1.1 3456:0.2"));
  await page.getByRole("button", { name: "Change row 1" }).click();
  const editor = page.getByRole("region", { name: "Change row 1" });
  await editor.locator(".slot").first().click();
  await editor.getByRole("button", { name: /^6 / }).click();
  await give(editor, 2, 1, "Save");
  await expect(page).toHaveURL(/6122:2\.1/);
});

test("an answer of no pegs is an empty tray, and an impossible one is refused", async ({ page }) => {
  await page.goto(at("4x6"));
  await pick(page, "1122", "Use this guess");
  await expect(page.locator(".answered")).toHaveText("None in the right place, none in the wrong place");
  await give(page.locator("main"), 3, 1, "Enter row");
  await expect(page.getByRole("alert")).toContainText("3 black and 1 white is impossible");
  await expect(rows(page)).toHaveCount(0);
  await give(page.locator("main"), 0, 0, "Enter row");
  await expect(page).toHaveURL(/1122:0\.0$/);
});

test("a code that was found is held against the rows, however large the board", async ({ page }) => {
  await page.goto(at("8x10 11112222:8.0 33334444:8.0"));
  const clash = page.getByRole("region", { name: "These answers contradict each other" });
  await expect(rows(page).nth(0)).toContainText("contradicts");
  await clash.getByRole("button", { name: "Row 1, 11112222: 0.0 instead of 8.0" }).click();
  await expect(page.getByText("Code found")).toBeVisible();
});

test("a result is no game, and is told from one", async ({ page }) => {
  await page.goto("assistant/");
  await page.getByText("Paste a game").click();
  await page.getByRole("textbox", { name: "Game or Pegwise link" }).fill("Pegwise 325 2/10\n🟨⬜⬜⬜\n🟩🟩🟩🟩");
  await page.getByRole("button", { name: "Use this game" }).click();
  await expect(page.getByRole("alert")).toContainText("This is a shared result");
});
