// Puzzles, with the solutions that the command line gives for the same seeds.
import { expect, pegwise, pick, spoken, tabTo, test } from "../pegwise.js";

const solution = (page) => page.getByRole("region", { name: "Solution" });
const question = (page) => page.locator(".question");
const open = (page, kind, level = "easy", seed = 7) => page.goto(`learn/#puzzle=${kind}&level=${level}&seed=${seed}`);

/** The puzzle that the command line draws. */
const drawn = (kind, level = "easy", seed = 7) => {
  const board = kind === "padlock" ? "padlock" : "4x6";
  return JSON.parse(pegwise(["puzzle", "--rules", board, "--kind", kind, "--level", level, "--seed", String(seed), "--count", "1", "--json"])).puzzles[0];
};
const rowsOf = (page) => page.getByRole("list", { name: "Guesses and answers" }).getByRole("listitem");

test("a code is found: a wrong one is explained, hints follow each other, and the solution has its steps", async ({ page }) => {
  const { rows, solutions } = drawn("deduce");
  await open(page, "deduce");
  await expect(rowsOf(page)).toHaveCount(rows.length);
  await expect(question(page)).toContainText("One code fits all rows. Which one?");
  await pick(page, "1111", "Check");
  await expect(page.locator(".stays")).toHaveText(/^No: if the code were 1111, the answer in row \d would be/);
  await expect(solution(page)).toBeHidden();
  const hint = page.getByRole("button", { name: "Hint" });
  await hint.click();
  await expect(page.locator(".hints li")).toHaveText([/^Row \d+: /]);
  await expect(spoken(page)).toHaveText(/Row \d+: /);
  await hint.click();
  await expect(page.locator(".hints li")).toHaveCount(2);
  await expect(async () => {
    if (await hint.isEnabled()) await hint.click();
    await expect(hint).toBeDisabled({ timeout: 200 });
  }).toPass();
  await expect(page.locator(".hints li").last()).toHaveText("There are no more hints; only the solution is left.");
  await page.getByRole("button", { name: "Clear" }).click();
  await pick(page, solutions[0], "Check");
  await expect(solution(page)).toBeFocused();
  await expect(solution(page)).toContainText("Right!");
  await expect(solution(page)).toContainText(`${solutions[0]}. Codes left after each row:`);
  await expect(solution(page).getByRole("listitem").first()).toHaveText(/^Row/);
  await expect(question(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page).toHaveURL(/puzzle=deduce&level=easy&seed=8$/);
  await expect(question(page)).toBeVisible();
  await expect(solution(page)).toBeHidden();
  await expect(page.locator(".hints li")).toHaveCount(0);
});

test("a guess that wins next", async ({ page }) => {
  const { solutions } = drawn("win-next", "medium");
  await open(page, "win-next", "medium");
  await expect(question(page)).toContainText("Find a guess that wins, or whose answer tells you the code.");
  await pick(page, solutions.at(-1), "Check");
  await expect(solution(page)).toContainText("Right!");
});

test("an impossible answer is chosen with the keyboard only", async ({ page }) => {
  const { rows, offered, solutions } = drawn("impossible");
  await open(page, "impossible");
  await expect(rowsOf(page)).toHaveCount(rows.length + 1);
  const choice = question(page).getByRole("radio");
  await expect(choice).toHaveCount(offered.length);
  await tabTo(page, choice.first());
  await page.keyboard.press("Space");
  for (let at = 0; at < (offered[0] === solutions[0] ? 1 : 0); at += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator(".stays")).toHaveText(/^No: \d+ fits all rows and would give the answer/);
  await choice.nth(offered.indexOf(solutions[0])).check();
  await page.keyboard.press("Enter");
  await expect(solution(page)).toContainText(`${solutions[0]}. The other answers`);
});

test("a row with a wrong answer", async ({ page }) => {
  const { solutions } = drawn("wrong-answer");
  await open(page, "wrong-answer");
  await question(page).getByRole("radio", { name: `Row ${solutions[0]}`, exact: true }).check();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(solution(page)).toContainText(`Row ${solutions[0]}. Its answer should be`);
});

test("a padlock is told in words, and its solution is shown on request", async ({ page }) => {
  const { rows, solutions } = drawn("padlock", "hard");
  await open(page, "padlock", "hard");
  await expect(rowsOf(page)).toHaveCount(rows.length);
  await expect(rowsOf(page).first()).toContainText(/correct/);
  await expect(question(page)).toContainText("No digit appears twice in the code.");
  await pick(page, "077", "Check");
  await expect(page.locator(".stays")).toHaveText("077 cannot be the code, because a digit appears twice.");
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(solution(page)).toContainText(`${solutions[0]}. Codes left`);
  await expect(solution(page)).not.toContainText("Right!");
});

test("kinds and levels are chosen, and without a seed one is drawn", async ({ page }) => {
  await page.goto("learn/");
  await page.getByRole("link", { name: "Puzzles" }).click();
  await expect(page).toHaveURL(/puzzle=deduce&level=easy&seed=\d+$/);
  await expect(page.getByRole("heading", { level: 2, name: "Puzzles" })).toBeFocused();
  await page.getByRole("navigation", { name: "Kinds of puzzles" }).getByRole("link", { name: "the wrong answer" }).click();
  await page.getByRole("navigation", { name: "Levels" }).getByRole("link", { name: "hard" }).click();
  await expect(page).toHaveURL(/puzzle=wrong-answer&level=hard&seed=\d+$/);
  await expect(question(page)).toContainText("In which row?");
  await page.getByRole("link", { name: "Print a page of puzzles" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Puzzles: the wrong answer (hard)" })).toBeVisible();
});
