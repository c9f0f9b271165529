import { expect, pegwise, pick, spoken, test } from "../pegwise.js";

const main = (page) => page.getByRole("main");

test("strategies compared, sorted by keyboard", async ({ page }) => {
  await page.goto("strategies/");
  const table = main(page).getByRole("table", { name: /^Guesses needed on Classic/ });
  await expect(table).toBeVisible();
  // Proved optimal by [Koyama & Lai 1993]. Knuth's strategy is from [Knuth 1977].
  await expect(main(page).getByText("all 1,296 codes in fewer than 5,625 guesses in total. This is proved.")).toBeVisible();
  await expect(main(page).getByRole("definition")).toHaveText(["4.340", "5"]);
  await expect(table.getByRole("row").filter({ hasText: "Knuth" }).first()).toContainText("5801/1296");
  const mean = table.getByRole("button", { name: "Average", exact: true });
  await mean.focus();
  await page.keyboard.press("Enter");
  await expect(mean).toBeFocused();
  await expect(table.getByRole("columnheader", { name: "Average" })).toHaveAttribute("aria-sort", "descending");
  const numbers = await table.locator("tbody tr").evaluateAll((rows) => rows.map((row) => parseFloat(row.cells[1].textContent)));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(numbers.length).toBeGreaterThan(6);
});

test("strategies as bars come before the table, and each unfolds", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("strategies/");
  const list = main(page).locator(".ranking > li");
  await expect(list.first()).toBeVisible();
  const top = (part) => part.evaluate((element) => element.getBoundingClientRect().top);
  expect(await top(list.first())).toBeLessThan(await top(page.getByRole("table")));
  // Compared with 5,625 guesses for 1,296 codes, Knuth's 5,801 are 13.6 more in 100 games. The worst strategy has the
  // longest bar.
  const knuth = list.filter({ has: page.locator(".name", { hasText: /^Knuth$/ }) });
  await expect(knuth.locator(".above")).toHaveText("+13.6");
  await expect(list.first().locator(".above")).toHaveText("+0.0");
  await expect(list.last().locator("summary rect")).toHaveAttribute("width", "100.00%");
  await knuth.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(knuth.locator(".distribution .codes")).toHaveText(["1", "6", "62", "533", "694"]);
  await knuth.getByRole("link", { name: "Explore the tree" }).click();
  await expect(page.locator("#node")).toContainText("Guess 1");
});

test("other boards, and the data to take along", async ({ page }) => {
  await page.goto("strategies/#view=compare&board=4x5");
  await expect(main(page).getByRole("table").first()).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Strategies (CSV)" }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test("a strategy is played out, and agrees with the atlas", async ({ page }) => {
  await page.goto("strategies/#view=evaluate&board=4x6&strategy=knuth");
  const go = page.getByRole("button", { name: "Run", exact: true });
  if (await go.isVisible()) await go.click();
  await expect(main(page).getByText("The same numbers as in the atlas, code by code.")).toBeVisible();
  await expect(main(page)).toContainText("5801");
});

test("long work is stopped and begun again", async ({ page }) => {
  await page.goto("strategies/#view=evaluate&board=6x7&strategy=entropy");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
});

test("a tree is walked, and a code followed", async ({ page }) => {
  await page.goto("strategies/#view=tree&board=4x6&strategy=knuth");
  await expect(main(page).getByText("1,296 codes are left.")).toBeVisible();
  await page.getByText("Follow your own code").click();
  await pick(page, "3632", "Follow");
  await expect(page).toHaveURL(/path=/);
  await expect(spoken(page)).toContainText(/Guess \d finds 3632\./);
  await page.goto("strategies/#view=tree&board=4x6&strategy=knuth&path=1.0");
  await expect(main(page).getByText("256 codes are left.")).toBeVisible();
  await page.getByRole("link", { name: "Continue this game in the assistant" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Assistant" })).toBeVisible();
  await expect(page).toHaveURL(/game=4x6\+1122:1\.0/);
});

test("a tree is walked down and up with the keyboard", async ({ page }) => {
  const node = page.locator("#node");
  await page.goto("strategies/");
  await page.getByRole("link", { name: "Knuth: tree from 1122" }).click();
  await expect(node).toContainText("Guess 1");
  await page.getByRole("link", { name: /^0 black, 0 white/ }).focus();
  await page.keyboard.press("Enter");
  await expect(node).toContainText("Guess 2");
  await expect(node).toBeFocused();
  await page.goBack();
  await expect(node).toContainText("Guess 1");
  await page.goForward();
  await expect(node).toContainText("Guess 2");
  // The focus moves there once the page has settled.
  await expect(node).toBeFocused();
  await page.getByRole("link", { name: "Back to guess 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(node).toContainText("Guess 1");
  await expect(node).toBeFocused();
});

test("only what is proved is called so", async ({ page }) => {
  await page.goto("strategies/#board=4x10");
  const findings = page.locator(".tiles");
  await expect(findings.getByText("55,632 guesses")).toContainText("This is proved.");
  await expect(findings.getByText("is not known")).toBeVisible();
  await expect(findings.getByRole("definition").nth(1)).toHaveText("5–7");
  await expect(page.getByRole("table").getByText("the maximum is at least 5")).toBeVisible();
});

test("what is played out is what the command line counts", async ({ page }) => {
  await page.goto("strategies/#view=evaluate&board=4x6&strategy=minimax");
  const [{ total, max, distribution }] = JSON.parse(pegwise(["evaluate", "minimax", "--rules", "4x6", "--json"])).strategies;
  await expect(page.locator(".figures")).toContainText(`${total}/1296`);
  await expect(page.locator(".figures")).toContainText(`At most${max}`);
  await expect(page.locator(".distribution .codes")).toHaveText(distribution.map(String));
  await expect(page.getByText("The atlas has no result to compare this with.")).toBeVisible();
});

for (const [address, words] of [
  ["view=nonsense", "This view does not exist"],
  ["board=nonsense", "is not a board"],
  ["board=63x64", "No results for this board"],
  ["view=evaluate&board=9x9&strategy=first", "387,420,489 codes"],
  ["view=evaluate&board=4x6&strategy=<script>", "No strategy is called “<script>”"],
  ["view=tree&board=64x64&strategy=knuth", "too many codes for the browser"],
  ["view=tree&board=4x6&strategy=knuth&path=9.9", "9 black and 9 white add up to more"],
  ["view=tree&board=4x6&strategy=knuth&path=4.0+1.0", "No code left gives the answer 4.0"],
]) {
  test(`an address that leads nowhere is explained: ${address}`, async ({ page }) => {
    await page.goto(`strategies/#${address}`);
    await expect(page.locator("main").getByRole("alert")).toContainText(words);
  });
}

test.describe("without the files", () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test("a file that is missing or damaged is said to be, and loaded again", async ({ page }) => {
    const alert = page.locator("main").getByRole("alert");
    await page.route("**/atlas.csv", (route) => route.abort());
    await page.route("**/optima.csv", (route) => route.fulfill({ body: "<!doctype html>" }));
    await page.goto("strategies/");
    await expect(alert).toContainText(["atlas.csv could not be loaded", "optima.csv is damaged in line 1"]);
    await page.unrouteAll();
    await alert.first().getByRole("button", { name: "Load again" }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole("table")).toContainText("5801/1296");
  });
});
