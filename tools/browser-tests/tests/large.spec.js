// Boards with too many codes to list: the number of codes left is exact, and guesses are judged on a sample.

import { expect, giveUp, more, pegwise, pick, rows, spoken, test } from "../pegwise.js";

const GAME = "10x10 1122334455:0.0 6677889966:2.5 7868996777:4.4";
const at = (page, game) => `${page}/#${new URLSearchParams({ game })}`;

test("the next guess is the command line's", async ({ page }) => {
  await page.goto(at("assistant", GAME));
  const left = `${Number(pegwise(["candidates", GAME, "--count"])).toLocaleString("en-GB")} codes left`;
  await expect(page.getByText(left)).toBeVisible();
  const { guess } = JSON.parse(pegwise(["suggest", "--json", GAME]));
  const region = page.getByRole("region", { name: "Guess 4" });
  await expect(region.getByRole("img").first()).toHaveAccessibleName([...guess].join(" "));
  await expect(region).toContainText("random codes that fit");
  // Results that need a list of codes are not offered.
  await expect(page.getByText("Other good guesses", { exact: true })).toHaveCount(0);
  await page.getByText(left).click();
  await expect(page.getByText("These codes were drawn at random from those that fit all answers.")).toBeVisible();
});

test("a wrong answer is found", async ({ page }) => {
  await page.goto(at("assistant", "10x10 1122334455:3.3 6677889911:1.4 1212343455:0.0"));
  await expect(page.locator("main").getByText("No code fits all answers: rows 1 and 3 contradict each other.")).toBeVisible();
  await page.getByRole("button", { name: /^Row 3, 1212343455: 0\.6 instead of 0\.0/ }).click();
  await expect(rows(page).nth(2)).toContainText("0.6");
  await expect(page.getByText("624,559 codes left").first()).toBeVisible();
});

test("the computer breaks a long code", async ({ page }) => {
  await page.goto(`${at("break", "10x10")}&secret=3141592653`);
  await page.getByRole("button", { name: "Answer all for me" }).click();
  await expect(page).toHaveURL(/3141592653:10\.0/);
});

test("a game is played with hints, and the number of codes is heard", async ({ page }) => {
  await page.goto("play/#game=10x10&seed=8");
  await more(page);
  await page.getByRole("checkbox", { name: "Show how many codes are left" }).check();
  await pick(page, "1122334455", "Guess");
  await expect(spoken(page)).toContainText("309,561,375 codes left");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("main").getByText("Try colours that you have not used yet.")).toBeVisible();
  await page.getByRole("button", { name: "Show me a guess" }).click();
  await expect(page.getByRole("main").getByText(/^Try [0-9A]{10}: it /)).toBeVisible();
});

test("a game is reviewed by what its guesses told", async ({ page }) => {
  await page.goto(at("review", GAME));
  await expect(page.getByRole("img", { name: /^Skill \d+ of 99: / })).toBeVisible();
  await expect(page.getByText("Exact costs would take too long or need too much memory on this board, so guesses are judged")).toBeVisible();
  await expect(page.locator(".review-row")).toHaveCount(3);
  await expect(page.locator(".review-row").first()).toContainText("codes left");
});

test("very long codes have a next guess, whether or not a code that fits is found", async ({ page }) => {
  await page.goto(at("assistant", "30x12"));
  await expect(page.getByRole("region", { name: "Guess 1" }).getByRole("img").first()).toBeVisible();
  const answers = ["1".repeat(30), "2".repeat(30), "12".repeat(15)].map((code, row) => `${code}:${[2, 3, 2][row]}.${[0, 0, 3][row]}`);
  await page.goto(at("assistant", `30x12 ${answers.join(" ")}`));
  await expect(page.getByRole("region", { name: "Guess 4" }).getByRole("img").first()).toBeVisible();
});

test("the evil codemaker answers the same after a reload, and plays on", async ({ page }) => {
  await page.goto("play/#game=10x10&evil");
  await pick(page, "1122334455");
  await expect(rows(page)).toHaveCount(1);
  // Typing continues in the new row.
  await expect(page.locator(".slot:focus")).toHaveCount(1);
  await pick(page, "66778899AA");
  await expect(rows(page)).toHaveCount(2);
  await pick(page, "1626374859");
  await expect(rows(page)).toHaveCount(3);
  const played = page.url();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(2);
  // Its memory is lost with the page. The answers follow from the guesses.
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await pick(page, "1626374859");
  await expect(rows(page)).toHaveCount(3);
  expect(new URL(page.url()).hash).toContain(new URL(played).hash.slice(1));
  await giveUp(page);
  await expect(page.locator(".ended .secret")).toContainText(/^[0-9,]+ codes fit all answers, for example/);
  await expect(spoken(page)).toContainText("You gave up.");
});

test("the evil codemaker refuses a link whose answers are not its own", async ({ page }) => {
  await page.goto("play/#game=10x10+1122334455:8.0&evil");
  await pick(page, "1626374859");
  await expect(page.getByRole("alert")).toContainText("The answer in row 1 does not match the secret");
});

const MANY = "10x40 1-2-3-4-5-6-7-8-9-10:1.1 11-12-13-14-15-16-17-18-19-20:1.1 21-22-23-24-25-26-27-28-29-30:1.1 31-32-33-34-35-36-37-38-39-40:1.2";

test("every colour has a look of its own, and is called what the notation calls it", async ({ page }) => {
  await page.goto(at("assistant", MANY));
  const pegs = rows(page).locator(".peg");
  await expect(pegs).toHaveCount(40);
  await expect(rows(page).last().locator(".peg")).toHaveText(["31", "32", "33", "34", "35", "36", "37", "38", "39", "40"]);
  await expect(rows(page).last().getByRole("img").first()).toHaveAccessibleName("31 32 33 34 35 36 37 38 39 40");
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    const looks = await pegs.evaluateAll((all) => all.map((peg) => getComputedStyle(peg).backgroundColor));
    expect(new Set(looks).size).toBe(40);
  }
});

const ROW = "20x20 123456789ABCDEFGHIJK:3.9";
const LONG = `${ROW} 11223344556677889911:2.6 KJIHGFEDCBA987654321:1.14`;

// The engine takes long to judge more than one row, and all rows look alike.
for (const [name, pages] of [["one is reviewed", { assistant: LONG, break: LONG, review: ROW }], ["all are reviewed @sweep", { review: LONG }]]) {
  test(`long rows fit a page 390 and 1280 pixels wide: ${name}`, async ({ page }) => {
    for (const [place, game] of Object.entries(pages)) {
      await page.goto(at(place, game));
      const row = page.locator(".row, .review-row .played").first();
      await expect(row).toBeVisible({ timeout: 500_000 });
      await expect(row.getByRole("img").last()).toHaveAccessibleName(/^3 black.* 9 white/);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // Two lines of pegs and one line of numbers.
        expect.soft((await row.boundingBox()).height, `${place}, ${width} px wide`).toBeLessThan(150);
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(hidden, `${place}, ${width} px wide`).toBe(0);
      }
    }
  });
}
