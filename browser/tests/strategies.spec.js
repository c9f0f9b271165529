import { expect, pick, spoken, test } from "../pegwise.js";

const main = (page) => page.getByRole("main");

test("strategies compared, sorted by keyboard", async ({ page }) => {
  await page.goto("strategies/");
  const table = main(page).getByRole("table", { name: /^Guesses needed on Classic/ });
  await expect(table).toBeVisible();
  // Proved optimal [Koyama & Lai 1993]; Knuth's strategy [Knuth 1977].
  await expect(main(page).getByText("fewer than 5625 guesses for all 1296 codes together")).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: "Knuth" }).first()).toContainText("5801/1296");
  const mean = table.getByRole("button", { name: "Mean", exact: true });
  await mean.focus();
  await page.keyboard.press("Enter");
  await expect(mean).toBeFocused();
  await expect(table.getByRole("columnheader", { name: "Mean" })).toHaveAttribute("aria-sort", "descending");
  const numbers = await table.locator("tbody tr").evaluateAll((rows) => rows.map((row) => parseFloat(row.cells[1].textContent)));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(numbers.length).toBeGreaterThan(6);
});

test("other boards, and the data to take along", async ({ page }) => {
  await page.goto("strategies/#view=compare&board=4x5");
  await expect(main(page).getByRole("table").first()).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Strategies (CSV)" }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test("a strategy is played out, and agrees with the atlas", async ({ page }) => {
  await page.goto("strategies/#view=evaluate&board=4x6&strategy=knuth");
  const go = page.getByRole("button", { name: "Play out", exact: true });
  if (await go.isVisible()) await go.click();
  await expect(main(page).getByText("The same numbers as in the atlas, code by code.")).toBeVisible();
  await expect(main(page)).toContainText("5801");
});

test("long evaluations can be stopped", async ({ page }) => {
  await page.goto("strategies/#view=evaluate&board=5x8&strategy=entropy");
  const go = page.getByRole("button", { name: "Play out", exact: true });
  if (await go.isVisible()) await go.click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
});

test("a tree is walked, and a code followed", async ({ page }) => {
  await page.goto("strategies/#view=tree&board=4x6&strategy=knuth");
  await expect(main(page).getByText("1296 codes are left.")).toBeVisible();
  await page.getByText("Follow a code of your own").click();
  await pick(page, "3632", "Follow");
  await expect(page).toHaveURL(/path=/);
  await expect(spoken(page)).toContainText(/3632 is found with guess \d\./);
  await page.goto("strategies/#view=tree&board=4x6&strategy=knuth&path=1.0");
  await expect(main(page).getByText("256 codes are left.")).toBeVisible();
  await page.getByRole("link", { name: "Go on with this game in the assistant" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Assistant" })).toBeVisible();
  await expect(page).toHaveURL(/game=4x6\+1122:1\.0/);
});
