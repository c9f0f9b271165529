import { clipboard, expect, pegwise, pick, rows, test } from "../pegwise.js";

const GAME = "4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0";
const at = (game) => `review/#${new URLSearchParams({ game })}`;
const reviewed = (page) => page.locator(".reviewed > li");
/** Shows the numbers behind the story. */
const unfold = (page) => page.getByText("Details", { exact: true }).last().click();
const chart = (page) => page.getByRole("table", { name: "Guesses needed on average, row by row" });

test("skill and luck are the command line's", async ({ page }) => {
  await page.goto(at(GAME));
  const review = JSON.parse(pegwise(["review", "--json", GAME]));
  await expect(page.getByRole("img", { name: `Skill ${review.skill} of 99: good` })).toBeVisible();
  await expect(page.getByRole("img", { name: `Luck ${review.luck} of 99: average` })).toBeVisible();
  await unfold(page);
  await expect(page.getByText("You took 5 guesses; perfect play needs 4.34 on average.")).toBeVisible();
  for (const [index, turn] of review.turns.entries()) {
    const row = chart(page).getByRole("row").nth(index + 2);
    await expect(row.getByRole("cell").first()).toHaveText(turn.skill_lost.mean.toFixed(2));
  }
});

test("the story: whether a row decided the game, and the two costliest guesses only", async ({ page }) => {
  await page.goto(at(GAME));
  await expect(page.getByText("No single row decided this game.")).toBeVisible();
  await expect(reviewed(page)).toHaveText([/good/, /good/, /fair/, /costly/, /best/]);
  await expect(reviewed(page)).toHaveText([/256 codes left/, /60 codes left/, /6 codes left/, /1 code left/, /found/]);
  await expect(page.locator(".better")).toHaveCount(2);
  const better = reviewed(page).nth(3).locator(".better");
  await expect(better.getByRole("img", { name: "1 5 3 3" })).toBeVisible();
  await expect(better).toContainText("It would have left 1.3 codes on average, not 2.0.");
  // The bar of codes left shrinks.
  const bars = await reviewed(page).locator(".bar rect").evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(bars).toEqual([...bars].sort((one, two) => two - one));
  expect(bars[4]).toBe(0);
  // Numbers and prose are a tap away.
  await expect(chart(page)).toBeHidden();
  await expect(page.getByText(/The answer was unlucky: it cost 0\.11 guesses/)).toBeHidden();
});

test("alternatives, and another try", async ({ page }) => {
  await page.goto(at(GAME));
  await page.getByText("Details (Row 2)").click();
  await expect(page.getByText(/1334/).first()).toBeVisible();
  await page.getByRole("button", { name: "Try again here (Row 2)" }).click();
  await pick(page, "1334", "Compare");
  await expect(page).toHaveURL(/row=2/);
  await expect(page.getByRole("main").getByText("1334 is better than 2345: it saves 0.07 guesses on average.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Three guesses compared" })).toBeVisible();
  // The attempt is part of the address.
  await page.reload();
  await expect(page.getByRole("main").getByText("1334 is better than 2345: it saves 0.07 guesses on average.")).toBeVisible();
});

test("a game just played is reviewed from its end, and again from the list", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  await pick(page, "1122");
  await pick(page, "4266");
  await page.getByRole("link", { name: "Review the game" }).click();
  await expect(reviewed(page)).toHaveCount(2);
  await page.goto("review/");
  await page.getByRole("link", { name: /broken in 2 guesses/i }).first().click();
  await expect(reviewed(page)).toHaveCount(2);
});

test("a pasted game, and the review as text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("review/");
  await page.getByRole("textbox", { name: "Game or Pegwise link" }).fill(GAME);
  await page.getByRole("button", { name: "Review this game" }).click();
  await unfold(page);
  await expect(chart(page)).toBeVisible();
  await page.getByRole("button", { name: "Copy the review" }).click();
  await expect.poll(() => clipboard(page)).toContain("Skill 84 of 99. Luck 46 of 99.");
});

test("answers that contradict each other lead to the assistant", async ({ page }) => {
  await page.goto(at("4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0"));
  await expect(page.getByText("From row 5 on, no code fits all answers")).toBeVisible();
  await page.getByRole("link", { name: "Find the wrong answer with the assistant" }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole("region", { name: "These answers contradict each other" })).toBeVisible();
});

test("long reviews are asked for, and can be stopped", async ({ page }) => {
  await page.goto(at("4x16 1122:1.0 3456:0.1"));
  await page.getByRole("button", { name: "Start the review" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Start the review" })).toBeVisible();
});

test("the best guesses are explained when they are asked for", async ({ page }) => {
  await page.goto(at("4x6 1122:0.1 3451:1.2 3516:4.0"));
  await expect(reviewed(page)).toHaveCount(3);
  await reviewed(page).first().getByText("Details").click();
  await expect(reviewed(page).first()).toContainText("1123 splits the 1,296 codes into 14 groups");
  await expect(page.getByRole("table", { name: "How 1122 splits the codes" }).getByRole("row")).toHaveCount(14);
});

test("only codes that fit", async ({ page }) => {
  await page.goto(at("4x6 1122:0.1 1111:0.0"));
  await unfold(page);
  await page.getByRole("checkbox", { name: "Allow only guesses that fit" }).check();
  await expect(page.getByRole("alert")).toContainText("Row 2: 1111 does not fit");
  await expect(page).toHaveURL(/&consistent$/);
});

test("games are found in whatever is pasted", async ({ page }) => {
  await page.goto("review/");
  const field = page.getByRole("textbox", { name: "Game or Pegwise link" });
  await field.fill("4x6 1122:9.9");
  await page.getByRole("button", { name: "Review this game" }).click();
  await expect(page.getByRole("alert")).toContainText("Row 1, character 6 of “1122:9.9”: 9 black and 9 white");
  await field.fill("https://example.org/play/#game=4x6+1122:0.1&seed=7");
  await page.getByRole("button", { name: "Review this game" }).click();
  await expect(page).toHaveURL(/review\/#game=4x6\+1122:0\.1$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
