// Whole visits, from the first page to the last. Each goes through the app as one person would, and sees what that
// person needs.
import { clipboard, expect, give, goTo, listen, more, pegwise, pick, rows, score, spoken, tabTo, test } from "../pegwise.js";

// As in a visitor's browser, where it soon answers all requests.
test.use({ serviceWorkers: "allow" });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tap = (target) => target.tap();

const main = (page) => page.getByRole("main");
const heading = (page, name) => main(page).getByRole("heading", { name });
const palette = (page) => main(page).getByRole("group", { name: "Colours" });
const button = (page, name) => main(page).getByRole("button", { name, exact: true });
const legend = (page) => main(page).locator(".legend");

/** Plays to the end by following the hints, with a finger. */
async function playByHints(page) {
  const cracked = heading(page, /^Cracked/);
  for (let made = await rows(page).count(); !(await cracked.isVisible()); made += 1) {
    await button(page, "Hint").tap();
    // The first hint names its price.
    await expect(main(page).locator(".hint-given")).toBeVisible();
    if (!(await button(page, "Show me a guess").isVisible())) await button(page, "Hint").tap();
    await button(page, "Show me a guess").tap();
    await expect(main(page).getByText(/^Try \d{4}/)).toBeInViewport();
    await button(page, "Use it").tap();
    await button(page, "Guess").tap();
    await expect(rows(page)).toHaveCount(made + 1);
    await expect(cracked.or(button(page, "Hint"))).toBeVisible();
  }
}

test.describe("a child on a phone", () => {
  test.use(PHONE);

  test("first visit: the board, the pictures, the first peg, the end, the second round", async ({ page }) => {
    await page.goto("");
    // One sentence says what to do, and today's board is visible with everything needed to play.
    await expect(main(page).getByText("Find the four hidden colours: choose four, then press Guess.")).toBeInViewport();
    await expect(main(page).getByText(/^Day \d+ · \d{1,2} \w+ \d{4}$/)).toBeInViewport();
    await expect(palette(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, "Guess")).toBeInViewport({ ratio: 1 });

    // The pictures show a hidden row, a guess and its answer. The palette stays where it is.
    await main(page).getByText("How to play").tap();
    const story = main(page).locator("details", { hasText: "How to play" });
    await expect(story.getByRole("img", { name: "1 4 4 2" })).toBeInViewport({ ratio: 1 });
    await expect(story.getByRole("img", { name: "1 2 3 4" })).toBeInViewport({ ratio: 1 });
    await expect(story.getByRole("img", { name: "1 black, 2 white" })).toBeInViewport({ ratio: 1 });
    await expect(story.getByText("One black answer peg: red is in the right place.")).toBeVisible();
    await expect(palette(page)).toBeInViewport({ ratio: 1 });

    // One tap enters one peg, and the pictures make room for the board.
    await palette(page).getByRole("button", { name: "1 red" }).tap();
    await expect(page.locator(".slot")).toHaveText(["1", "", "", ""]);
    await expect(page.locator(".slot").first()).toBeInViewport({ ratio: 1 });
    await expect(story.getByRole("img", { name: "1 4 4 2" })).toBeHidden();
    for (const color of ["1 red", "2 green", "2 green"]) await palette(page).getByRole("button", { name: color }).tap();
    await button(page, "Guess").tap();
    await expect(rows(page).first().getByRole("img", { name: /^\d black, \d white$/ })).toBeVisible();
    await expect(main(page).getByText("9 guesses left.")).toBeInViewport();
    await expect(legend(page)).toHaveText(/right colour, right place.*right colour, wrong place/);

    await playByHints(page);
    const guesses = await rows(page).count();
    expect(guesses).toBeLessThanOrEqual(10);
    await expect(heading(page, `Cracked in ${guesses} guesses!`)).toBeInViewport();
    const end = main(page).getByRole("region", { name: /^Cracked/ });
    // The lid has lifted.
    await expect(page.locator(".lid .peg")).toHaveCount(4);
    await expect(main(page).locator(".confetti .peg").first()).toBeVisible();
    await expect(end.getByText(/^Next game of the day in /)).toBeVisible();

    // Another game, with another code.
    await end.getByRole("link", { name: "New game" }).tap();
    await expect(page).toHaveURL(/play\/#game=4x6&seed=\d+$/);
    await expect(rows(page)).toHaveCount(0);
    await palette(page).getByRole("button", { name: "3 yellow" }).tap();
    await expect(page.locator(".slot")).toHaveText(["3", "", "", ""]);
    await expect(page.locator(".slot").first()).toBeInViewport({ ratio: 1 });
  });
});

test.describe("a friend on a phone", () => {
  test.use(PHONE);

  test("a link with a code: whose it is, how to play, the game, and a result that tells no code", async ({ browser, site, page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // Someone else makes the code and sends the link.
    const sender = await (await browser.newContext({ baseURL: site, locale: "en-GB" })).newPage();
    await sender.goto("");
    await more(sender);
    await main(sender).getByRole("link", { name: /^Challenge a friend/ }).click();
    await pick(sender, "3516", "Seal it");
    const link = await sender.locator(".envelope a").getAttribute("href");
    expect(link).not.toContain("3516");
    await sender.context().close();

    await page.goto(link);
    await expect(main(page).getByText("A friend hid a code for you")).toBeInViewport();
    await button(page, "Open it").tap();
    // People who have never played see the instructions at once.
    await expect(main(page).getByText(/^Find the hidden code: 4 pegs/)).toBeInViewport();
    await expect(main(page).getByRole("img", { name: "1 black, 2 white" })).toBeVisible();
    await expect(palette(page)).toBeInViewport({ ratio: 1 });
    await expect(legend(page)).toHaveText(/right colour, right place.*right colour, wrong place/);

    await pick(page, "1122", "Guess", tap);
    const [black, white] = score("1122", "3516");
    await expect(rows(page).first().getByRole("img", { name: `${black} black, ${white} white` })).toBeInViewport();
    await pick(page, "3516", "Guess", tap);
    await expect(heading(page, "Cracked in 2 guesses!")).toBeInViewport();

    await button(page, "Copy result").tap();
    await expect(spoken(page)).toContainText("Copied");
    await expect.poll(() => clipboard(page)).toMatch(/^Pegwise 4x6 2\/10\n🟨⬜⬜⬜\n🟩🟩🟩🟩\n/);
    const result = await clipboard(page);
    for (const code of ["1122", "3516"]) expect(result).not.toContain(code);
    // A friend who gets the result can play the same code, from the start.
    expect(result.split("\n").at(-1)).toBe(`${site}play/#game=4x6&challenge=${link.split("challenge=")[1]}`);
  });
});

test.describe("a teacher with a projector", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("45 minutes: the plan, the steps for the class, the sheets on paper, and back", async ({ page }) => {
    await page.goto("");
    await goTo(page, "Learn");
    await main(page).getByRole("link", { name: "For teachers" }).click();
    await expect(heading(page, "For teachers")).toBeFocused();
    await expect(page).toHaveTitle("For teachers · Learn · Pegwise");

    // A plan of five parts, which together take as long as a lesson.
    await expect(heading(page, "A 45-minute lesson")).toBeVisible();
    const minutes = await main(page).getByRole("rowheader").allTextContents();
    expect(minutes).toHaveLength(5);
    expect(minutes.reduce((sum, part) => sum + parseInt(part), 0)).toBe(45);
    const plan = page.url();

    // Each step shown to the class fits on one screen, with its solution too.
    const young = main(page).getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Ages 8 to 10" }) });
    await young.getByRole("link", { name: "1 Answers" }).click();
    const fits = async (what) => {
      await expect(heading(page, what)).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), what).toBeLessThanOrEqual(0);
    };
    await fits("1. Answers");
    await expect(page.getByRole("banner")).toBeHidden();
    await button(page, "Show the solution").click();
    await expect(main(page).getByText(/^The answer is \d\.\d: /)).toBeInViewport();
    await fits("1. Answers");
    await main(page).getByRole("link", { name: "Next: Ruling out codes" }).click();
    await fits("2. Ruling out codes");
    await pick(page, "112");
    await expect(rows(page)).toHaveCount(1);
    await fits("2. Ruling out codes");
    await button(page, "Show the solution").click();
    await expect(main(page).getByText(/^\d+ of 64 codes are left\.$/)).toBeInViewport();
    await fits("2. Ruling out codes");
    await button(page, "Normal size").click();
    await expect(page.getByRole("banner")).toBeVisible();

    // From the plan to the sheet and its key.
    await main(page).getByRole("link", { name: "For teachers" }).click();
    await expect(page).toHaveURL(plan);
    await main(page).getByRole("link", { name: "1 Answers" }).last().click();
    await page.emulateMedia({ media: "print" });
    await expect(main(page).getByText("Name:")).toBeVisible();
    expect(await main(page).locator(".exercises > li").count()).toBeGreaterThan(1);
    const key = main(page).getByRole("region", { name: "Answer key" });
    await expect(key).toBeVisible();
    expect(await key.evaluate((element) => getComputedStyle(element).breakBefore)).toBe("page");
    await page.emulateMedia({ media: "screen" });
    await page.goBack();
    await expect(page).toHaveURL(plan);
    // On a printer without colour, black is solid to the middle and white is a ring.
    await page.goto("assistant/#game=4x6+1122:1.1");
    await expect(rows(page)).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    const filled = (key) => main(page).locator(`.board .key.${key}`).first().evaluate((peg) => {
      const { borderTopWidth, width } = getComputedStyle(peg);
      return (2 * parseFloat(borderTopWidth)) / parseFloat(width);
    });
    expect(await filled("black")).toBeCloseTo(1);
    expect(await filled("white")).toBeLessThan(0.6);
  });
});

test.describe("an assistant at the table", () => {
  test.use(PHONE);

  test("a board with a wrong answer: rows, the contradiction, one tap, the next guess", async ({ page }) => {
    await page.goto("");
    await goTo(page, "Assistant", tap);
    await button(page, "Enter rows").tap();
    const next = (number) => main(page).getByRole("region", { name: `Guess ${number}` });
    await expect(next(1).getByRole("button", { name: "Play this guess" })).toBeVisible();

    // The first row, entered with a finger.
    await pick(page, "1122", "Use this guess", tap);
    await expect(main(page).getByRole("region", { name: "Answer to guess 1" }).getByRole("img", { name: "1 1 2 2" })).toBeInViewport();
    await give(main(page), 1, 0, "Enter row");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText("256 codes left");

    // The whole game so far, pasted from another player's message: lines of words.
    await main(page).getByText("Paste a game", { exact: true }).tap();
    await main(page).getByRole("textbox", { name: "Game or Pegwise link" })
      .fill("red red green green: 1 black\n1344 0.0\n5 5 6 6 - 0 black 0 white");
    await button(page, "Use this game").tap();
    await expect(rows(page)).toHaveCount(3);

    // The answers contradict each other. The change to make is shown as pegs, and one tap makes it.
    const clash = main(page).getByRole("region", { name: "These answers contradict each other" });
    await expect(clash).toBeInViewport();
    await expect(clash).toContainText(/^.*No code fits .*(contradict each other|answer in row)/);
    await expect(rows(page).filter({ hasText: "contradicts" })).not.toHaveCount(0);
    const repair = clash.getByRole("button", { name: /^Row \d, \d{4}: \d\.\d instead of \d\.\d/ }).first();
    await expect(repair.locator(".peg").first()).toBeVisible();
    await expect(repair.locator(".key").first()).toBeVisible();
    await repair.tap();
    await expect(clash).toHaveCount(0);
    await expect(rows(page).filter({ hasText: "contradicts" })).toHaveCount(0);
    await expect(rows(page).last()).toContainText(/\d+ codes? left/);

    // The next guess comes with its reason, and can be used as it is.
    await expect(next(4).getByRole("img").first()).toHaveAccessibleName(/^\d \d \d \d$/);
    await expect(next(4).getByText("Why this guess")).toBeVisible();
    await next(4).getByRole("button", { name: "Play this guess" }).tap();
    await expect(main(page).getByRole("region", { name: "Answer to guess 4" })).toBeVisible();
  });
});

test("a blind player by keyboard and ear: the game, a hint, the end, the review", async ({ page }) => {
  // No pointer: keys do everything, and everything is found by its role and its name.
  const press = async (target) => {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  await page.goto("");
  await expect(page).toHaveTitle("Pegwise: play and solve code-breaking games");
  await expect(page.getByRole("heading", { level: 1, name: "Break the code" })).toBeVisible();
  await press(page.getByRole("link", { name: "Skip to content" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  // The rules, as text.
  await tabTo(page, main(page).getByText("How to play"));
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Find the hidden code: 4 pegs, each in one of 6 colours.")).toBeVisible();
  await page.keyboard.press("Enter");

  // The row being made names the next peg and its colour.
  const row = main(page).getByRole("group", { name: "Guess 1", exact: true });
  const peg = (number) => row.getByRole("button", { name: new RegExp(`^Peg ${number}: `) });
  await tabTo(page, peg(1));
  await expect(peg(1)).toHaveAccessibleName("Peg 1: empty");
  await page.keyboard.type("112");
  await expect(peg(3)).toHaveAccessibleName("Peg 3: 2 green");
  await expect(peg(4)).toBeFocused();
  // The page reports a guess that is too early, and a key without a colour.
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toContainText("Fill all 4 places first.");
  await page.keyboard.press("9");
  await expect(spoken(page)).toContainText("This board has no colour 9: use 1 to 6.");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");

  // The answer is announced, and reads the same in the list of rows.
  const list = main(page).getByRole("list", { name: "Guesses and answers" });
  await expect(spoken(page)).toContainText(/Row 1: 1 1 2 2: \d black, \d white\. 9 guesses left\./);
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByRole("img").last()).toHaveAccessibleName(/^\d black, \d white$/);

  // A hint is announced and can be used. It then fills the pegs, and Enter submits it.
  const cracked = main(page).getByRole("heading", { name: /^Cracked in \d guesses!$/ });
  for (let made = 1; !(await cracked.isVisible()); made += 1) {
    const heard = await listen(page);
    await press(main(page).getByRole("button", { name: "Hint", exact: true }));
    if (made === 1) {
      await expect.poll(heard).toContain("this game does not count for your streak");
      await page.keyboard.press("Enter");
    }
    await press(main(page).getByRole("button", { name: "Show me a guess" }));
    await expect.poll(heard).toMatch(/Try \d{4}/);
    await press(main(page).getByRole("button", { name: "Use it" }));
    await expect(main(page).getByRole("button", { name: /^Peg 1: \d / })).toBeVisible();
    await press(main(page).getByRole("button", { name: "Guess", exact: true }));
    await expect(list.getByRole("listitem")).toHaveCount(made + 1);
    await expect.poll(heard).toContain(`Row ${made + 1}: `);
    await expect(cracked.or(main(page).getByRole("button", { name: "Hint", exact: true }))).toBeVisible();
  }
  await expect(cracked).toBeFocused();
  await expect(spoken(page)).toContainText(/You broke the code in \d guesses\. .*The code was \d \d \d \d\./);

  // The review: its summary, each row, and the numbers behind them.
  await press(main(page).getByRole("link", { name: "Review the game" }));
  await expect(page.getByRole("heading", { level: 1, name: "Review" })).toBeFocused();
  await expect(main(page).getByRole("img", { name: /^Skill \d+ of 99: / })).toBeVisible();
  await expect(main(page).getByRole("img", { name: /^Luck \d+ of 99: / })).toBeVisible();
  await expect(main(page).getByText(/found/).first()).toBeVisible();
  await tabTo(page, main(page).getByText("Details (Row 1)"));
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(/Left \d+ codes? of 1,296 .* The answer was/).first()).toBeVisible();
});

test("an expert: a board of one's own, the numbers of a review, candidates, strategies, the data", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // A board that is on no list, opened by its address.
  await page.goto("play/#game=5x4-blacks-in7&seed=11");
  await expect(main(page).getByText(/^5 pegs, 4 colours, only black pegs, 7 guesses\./)).toBeVisible();
  await pick(page, "11223");
  await expect(rows(page).first().getByRole("img", { name: /^\d black$/ })).toBeVisible();

  // A review whose numbers are under Details. They are the same as in the command line.
  const game = "4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0";
  await page.goto(`review/#${new URLSearchParams({ game })}`);
  const review = JSON.parse(pegwise(["review", "--json", game]));
  await expect(main(page).getByRole("img", { name: `Skill ${review.skill} of 99: good` })).toBeVisible();
  const numbers = main(page).getByRole("table", { name: "Guesses needed on average, row by row" });
  await expect(numbers).toBeHidden();
  await main(page).getByText("Details", { exact: true }).last().click();
  for (const [at, turn] of review.turns.entries()) {
    await expect(numbers.getByRole("row").nth(at + 2).getByRole("cell").first()).toHaveText(turn.skill_lost.mean.toFixed(2));
  }

  // The same position in the assistant: the codes left, and two guesses side by side.
  await page.goto(`assistant/#${new URLSearchParams({ game: "4x6 1122:1.0 2345:0.2" })}`);
  await main(page).getByText("60 codes left", { exact: true }).last().click();
  await main(page).getByText("Look at a guess, or compare two").click();
  for (const guess of ["1334", "1631"]) await pick(page, guess, "Look at it");
  const compared = main(page).getByRole("table", { name: /tells you more than|Neither is better/ });
  await expect(compared).toBeVisible();
  await main(page).getByRole("button", { name: "Copy the list" }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^\d{4}\n\d{4}\n/);
  const known = JSON.parse(pegwise(["candidates", "--json", "4x6", "1122:1.0", "2345:0.2"])).codes;
  for (const code of (await clipboard(page)).trim().split("\n")) expect(known).toContain(code);

  // Strategies: the table, the tree one step down, one strategy played out, and the data to keep.
  await goTo(page, "Strategies");
  await main(page).getByRole("link", { name: "Knuth: tree from 1122" }).click();
  await expect(main(page).getByText("1,296 codes are left.")).toBeVisible();
  await main(page).getByRole("link", { name: /^1 black, 0 white/ }).click();
  await expect(main(page).getByText("256 codes are left.")).toBeVisible();
  await page.goto("strategies/#view=evaluate&board=4x5&strategy=entropy");
  const [{ total, max }] = JSON.parse(pegwise(["evaluate", "entropy", "--rules", "4x5", "--json"])).strategies;
  await expect(main(page).getByText(`${total}/625`)).toBeVisible();
  await expect(main(page).locator(".figures")).toContainText(`At most${max}`);
  await main(page).getByRole("link", { name: "Compare", exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), main(page).getByRole("link", { name: "Strategies (CSV)" }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});
