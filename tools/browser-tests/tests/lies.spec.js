import { begin, expect, ownBoard, pegwise, pick, rows, standing, test } from "../pegwise.js";

const main = (page) => page.getByRole("main");

test("a liar is played with hints until the code is broken, and its lie is told", async ({ page }) => {
  await ownBoard(page);
  await page.getByRole("combobox", { name: "False answers" }).first().selectOption({ label: "up to one" });
  await begin(page, "3");
  await expect(page).toHaveURL(/#game=4x6-lies1&seed=3$/);
  await expect(page.getByText("Classic: 4 pegs, 6 colours, one answer may be false").first()).toBeVisible();
  await pick(page, "1122");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  const broken = main(page).getByRole("region", { name: /^Cracked/ });
  for (let made = 1; !(await broken.isVisible()); made += 1) {
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "Show me a guess" }).click();
    await page.getByRole("button", { name: "Use it" }).click();
    await page.getByRole("button", { name: "Guess", exact: true }).click();
    await expect(rows(page)).toHaveCount(made + 1);
    await expect(broken.or(page.getByRole("button", { name: "Hint", exact: true }))).toBeVisible();
  }
  await expect(standing(page)).toContainText("You broke the code in");
  await expect(broken).toContainText(/Row \d, \d{4}: the answer .* is false; it should be .*\.|No answer was false\./);
  // Guesses are not graded if answers may be false.
  await expect(broken.getByRole("link", { name: "Review" })).toHaveCount(0);
  // The command line draws the same secret and tells the same lies.
  const game = decodeURIComponent(new URL(page.url()).hash.match(/game=([^&]*)/)[1]).replaceAll("+", " ");
  const guesses = game.split(" ").slice(1).map((row) => row.split(":")[0]);
  const played = pegwise(["play", "--rules", "4x6-lies1", "--seed", "3", "--json"], `${guesses.join("\n")}\n`);
  for (const row of game.split(" ").slice(1)) expect(played).toContain(row.split(":")[1]);
});

test("the assistant says which codes are left under which lie, and a contradiction only where no lie helps", async ({ page }) => {
  await page.goto("assistant/#game=4x6-lies1+1122:1.1+3456:0.0&list=24");
  const codes = main(page).locator("details", { hasText: "223 codes left" });
  await expect(codes.getByText("row 1 false: 15 codes left")).toBeVisible();
  await expect(codes.getByText("row 2 false: 208 codes left")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play this guess" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Review this game" })).toHaveCount(0);
  await page.goto("assistant/#game=4x6-lies1+1122:1.1+3456:0.0+1111:0.0+3333:4.0");
  await expect(main(page).getByRole("heading", { name: /contradict/ })).toBeVisible();
  await expect(main(page).getByText("No code fits, even if one answer is false. At least one more answer is wrong.")).toBeVisible();
});

test("a review says why a game with lies has none", async ({ page }) => {
  await page.goto("review/#game=4x6-lies1+1122:1.1");
  await expect(page.getByRole("alert")).toHaveText("Guesses are not graded if answers may be false.");
});
