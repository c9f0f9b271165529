// The daily game on the start page: the first peg with the first tap, the result, the days, and the next game.
import { clipboard, expect, gallery, giveUp, goTo, more, pegwise, pick, rows, spoken, standing, tabTo, test } from "../pegwise.js";

const NOON = "2026-11-21T12:00:00Z";
// The secret for 21 November 2026 on the classic board is 4232.
const ended = (page) => page.locator(".ended");
const games = (page) => page.evaluate(() => (localStorage.getItem("pegwise.games") ?? "").split("\n").filter((line) => /^\d{4}-/.test(line)));

/** The secret of the daily game according to the command line. */
function secretOf(day) {
  const output = pegwise(["play", "--seed", day.replaceAll("-", ""), "--json"], "give up\n");
  return /"secret":"(\d{4})"/.exec(output)[1];
}

test.beforeEach(({ page }) => page.clock.setFixedTime(NOON));

test.describe("at phone size", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the first tap puts the first peg", async ({ page }) => {
    await page.goto("");
    const palette = page.getByRole("group", { name: "Colours" });
    await expect(palette).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".slot").first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Find the four hidden colours")).toBeInViewport();
    expect((await page.getByRole("banner").boundingBox()).height).toBeLessThan(60);
    await palette.getByRole("button", { name: /^4 / }).tap();
    await expect(page.locator(".slot").first()).toHaveText("4");
    await expect(page.locator(".slot").first()).toBeInViewport({ ratio: 1 });
  });

  test("the keyboard goes through the palette, and the board stays in sight", async ({ page }) => {
    await page.goto("");
    await tabTo(page, page.getByRole("group", { name: "Colours" }).getByRole("button", { name: /^2 / }));
    await page.keyboard.press("Enter");
    await expect(page.locator(".slot").first()).toHaveText("2");
    await expect(page.locator(".slot").first()).toBeInViewport({ ratio: 1 });
    // Enter presses the focused button until a row can be submitted.
    await page.keyboard.type("345");
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(1);
    await tabTo(page, page.getByRole("button", { name: "Undo" }));
    // The second press undoes: the first names the price.
    for (const left of [1, 0]) {
      await page.keyboard.press("Enter");
      await expect(rows(page)).toHaveCount(left);
    }
  });
});

test("before the first guess, there is little to read and to choose from", async ({ page }) => {
  for (const [width, height] of [[360, 640], [390, 844], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await page.goto("");
    await expect(page.locator(".slot.chosen")).toBeVisible();
    const [stops, words] = await page.evaluate(() => {
      const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().right > 0;
      const controls = [...document.querySelectorAll("a, button:enabled, summary, input, select")].filter((control) => isSeen(control) && control.tabIndex >= 0);
      const told = document.querySelector("body").innerText.split("Pegwise is free software")[0].split("No account")[0];
      return [controls.map((control) => control.ariaLabel ?? control.textContent), told.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length];
    });
    // The row of pegs counts as one.
    expect(stops.length, stops.join(", ")).toBeLessThanOrEqual(12);
    expect(words).toBeLessThanOrEqual(40);
  }
});

test("the game of today is played at home, and counts once", async ({ page }) => {
  await page.goto("");
  await expect(page.getByText("Day 325 · 21 Nov 2026")).toBeVisible();
  await pick(page, "1122");
  await expect(page).toHaveURL(/\/#game=4x6\+1122:1\.1&daily=2026-11-21$/);
  // The game is the same from every page.
  await page.goto("play/");
  await page.getByRole("link", { name: "Game of the day" }).click();
  await expect(rows(page)).toHaveCount(1);
  await pick(page, secretOf("2026-11-21"));
  await expect(page.getByRole("heading", { name: "Cracked in 2 guesses!" })).toBeFocused();
  expect(await games(page)).toHaveLength(1);
  // A person who returns finds the result.
  await page.goto("you/");
  await page.goto("");
  await expect(ended(page)).toContainText("Cracked in 2 guesses!");
  await expect(page.locator(".slot")).toHaveCount(0);
  // This also works if only the file of games is known.
  await page.evaluate(() => localStorage.removeItem("pegwise.daily"));
  await page.goto("you/");
  await page.goto("");
  await expect(ended(page)).toContainText("Cracked in 2 guesses!");
  // If the address undoes rows, it is a practice game.
  await page.goto("you/");
  await page.goto("play/#game=4x6+1122:1.1&daily=2026-11-21");
  await expect(page.getByText("You have played this game before.")).toBeVisible();
  await pick(page, "4232");
  await expect(ended(page)).toContainText("does not count again");
  expect(await games(page)).toHaveLength(1);
});

test("the end: days, distribution, and how long until the next game", async ({ page }) => {
  await page.goto("");
  const kept = [
    "2026-11-19T12:00:00Z play won seed=20261119 4x6 SECRET:4.0",
    "2026-11-20T12:00:00Z play won seed=20261120 4x6 1111:0.0 SECRET:4.0",
  ].map((line) => line.replace("SECRET", secretOf(line.slice(0, 10))));
  kept[1] = kept[1].replace("1111:0.0", "1111:" + (secretOf("2026-11-20").match(/1/g) ?? []).length + ".0");
  await page.evaluate((lines) => localStorage.setItem("pegwise.games", `pegwise-games 1\n${lines.join("\n")}\n`), kept);
  await pick(page, "4232");
  await expect(ended(page)).toContainText("Game of the day: 3 days in a row. Longest: 3 days.");
  const day = (name) => page.getByRole("list", { name: /^Games of the day/ }).getByRole("link", { name });
  await expect(day("21 Nov 2026: broken on the first guess")).toHaveAttribute("aria-current", "date");
  await expect(day("20 Nov 2026: broken in 2 guesses")).toContainText(/^202/);
  await expect(day("18 Nov 2026: not played")).toContainText(/^18/);
  // Berlin is one hour ahead.
  await expect(page.getByRole("timer")).toHaveText("11:00:00");
  const row = (guesses) => ended(page).getByRole("row", { name: new RegExp(`^${guesses} `) });
  await expect(row(1)).toHaveClass("given");
  await expect(row(1)).toContainText("12");
  // The game of an earlier day does not count towards the days in a row.
  await day("18 Nov 2026: not played").click();
  await expect(page.getByText("Day 322 · 18 Nov 2026")).toBeVisible();
  await expect(page.getByText("This day is over.")).toBeVisible();
});

test("after midnight there is a new game", async ({ page }) => {
  await page.goto("");
  await giveUp(page);
  await expect(ended(page)).toContainText("Game over");
  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await page.getByRole("link", { name: "The next game is here" }).click();
  await expect(page.getByText("Day 326 · 22 Nov 2026")).toBeVisible();
  await expect(page.locator(".slot")).toHaveCount(4);
});

test("a game that was begun before midnight can be ended after it", async ({ page }) => {
  await page.goto("");
  await pick(page, "1122");
  await page.clock.setFixedTime("2026-11-21T23:30:00Z");
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await pick(page, "4232");
  expect(await games(page)).toHaveLength(1);
  await page.reload();
  await expect(page.getByText("Day 326 · 22 Nov 2026")).toBeVisible();
});

test("nothing of an address of home leads astray", async ({ page }) => {
  for (const address of ["#game=4x6+1122:4.0&daily=2026-11-21", "#game=nonsense&daily=x", "#game=4x6&daily=2999-01-01", "#game=4x6&seed=7", "#over", "#%00"]) {
    await page.goto("you/");
    await page.goto(address);
    await expect(page.getByText("Day 325 · 21 Nov 2026")).toBeVisible();
    await expect(page.locator(".slot")).toHaveCount(4);
  }
});

test("a day that has not come is not played", async ({ page }) => {
  await page.goto("play/#game=4x6&daily=2999-01-01");
  await expect(page.getByRole("alert")).toContainText("The game for 2999-01-01 opens on that day.");
  await expect(page.getByRole("button", { name: "Guess", exact: true })).toHaveCount(0);
  await expect(gallery(page)).toBeVisible();
});

test("ways on: a new game as the last one, what was left, a code for a friend", async ({ page }) => {
  await page.goto("play/");
  await page.getByRole("link", { name: "Mini 3 pegs, 4 colours" }).click();
  await pick(page, "123");
  await expect(rows(page)).toHaveCount(1);
  await page.goto("you/");
  await page.goto("");
  await more(page);
  await page.getByRole("link", { name: "New game Mini: 3 pegs, 4 colours" }).click();
  await expect(page).toHaveURL(/play\/#game=3x4&seed=\d+$/);
  await pick(page, "111");
  await expect(rows(page)).toHaveCount(1);
  // Neither game is lost.
  await page.goto("play/");
  await expect(page.getByRole("link", { name: "Mini: 3 pegs, 4 colours: 1 guess" })).toHaveCount(2);
  await page.goto("");
  await more(page);
  await page.getByRole("link", { name: "Continue your game" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("111");
  await giveUp(page);
  await page.goto("play/");
  await expect(page.getByRole("link", { name: "Mini: 3 pegs, 4 colours: 1 guess" })).toHaveCount(1);
  await page.goto("");
  await more(page);
  await page.getByRole("link", { name: /^Challenge a friend/ }).click();
  await expect(page.getByRole("button", { name: "Seal it" })).toBeVisible();
});

test("the result as a picture, without colours", async ({ page }) => {
  await page.goto("");
  await pick(page, "1122");
  await pick(page, "4232");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Picture" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("pegwise.png");
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  // The width and the height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([640, 640]);
});

test("the day's result has the address of the game", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("");
  await pick(page, "1122");
  await pick(page, "4232");
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect.poll(() => clipboard(page)).toBe(`Pegwise 325 2/10\n🟩🟨⬜⬜\n🟩🟩🟩🟩\n${site}play/#game=4x6&daily=2026-11-21`);
});

test("two windows of one game agree", async ({ page, context }) => {
  await page.goto("");
  const other = await context.newPage();
  await other.clock.setFixedTime(NOON);
  await other.goto("");
  await pick(page, "1122");
  await expect(rows(other)).toHaveCount(1);
  await pick(other, "4232");
  await expect(ended(page)).toContainText("Cracked in 2 guesses!");
  expect(await games(page)).toHaveLength(1);
  // A different game in the other window does not matter.
  await page.goto("play/#game=4x6&seed=7");
  await other.goto("play/#game=4x6&seed=8");
  await pick(page, "1122");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(other)).toHaveCount(0);
});

test("a seed counts once", async ({ page }) => {
  for (const address of ["play/#game=4x6&seed=7", "play/#game=4x6&seed=7&again"]) {
    await page.goto("you/");
    await page.goto(address);
    await pick(page, "4266");
    await expect(standing(page)).toContainText("You broke the code");
  }
  await expect(ended(page)).toContainText("does not count again");
  expect(await games(page)).toHaveLength(1);
});

test("a row half made survives loading the page again", async ({ page }) => {
  await page.goto("");
  await pick(page, "1122");
  await page.getByRole("group", { name: "Colours" }).getByRole("button", { name: /^3 / }).click();
  await page.getByRole("group", { name: "Colours" }).getByRole("button", { name: /^6 / }).click();
  await page.reload();
  await expect(page.locator(".slot")).toHaveText(["3", "6", "", ""]);
  // Typing continues where the person stopped.
  await page.keyboard.type("5");
  await expect(page.locator(".slot")).toHaveText(["3", "6", "5", ""]);
  // Undo takes back pegs first, and then the guess before.
  const undo = page.getByRole("button", { name: "Undo" });
  for (const left of [["3", "6", "", ""], ["3", "", "", ""], ["", "", "", ""]]) {
    await undo.click();
    await expect(page.locator(".slot")).toHaveText(left);
  }
  for (const left of [1, 1]) {
    await expect(rows(page)).toHaveCount(left);
    await undo.click();
  }
  await expect(rows(page)).toHaveCount(0);
});

test("help costs the streak, and says so before it is given", async ({ page }) => {
  await page.goto("");
  await pick(page, "1122");
  const [given, hint, undo] = [page.locator(".hint-given"), page.getByRole("button", { name: "Hint", exact: true }), page.getByRole("button", { name: "Undo" })];
  await undo.click();
  await expect(given).toHaveText("If you undo a guess, this game does not count for your streak. Press again to undo it.");
  await expect(rows(page)).toHaveCount(1);
  // Whatever is done next takes the warning back.
  await page.locator(".palette button").first().click();
  await expect(given).toHaveCount(0);
  await undo.click();
  await undo.click();
  await expect(given).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const price = "With a hint, this game does not count for your streak. Press again for the hint.";
  await hint.click();
  await expect(given).toHaveText(price);
  await expect(spoken(page)).toContainText(price);
  await expect(page).not.toHaveURL(/hints=/);
  await hint.click();
  await expect(page).toHaveURL(/&hints=1$/);
  // It costs no more than that, and the sum names both.
  await undo.click();
  await expect(rows(page)).toHaveCount(0);
  await expect(standing(page)).toContainText("Hints and undos: 2.");
  await pick(page, "4232");
  await expect(ended(page)).toContainText("Game of the day: break it without help to start a streak.");
});

test("the pegs of a game that was won at once are not those of the next", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  await pick(page, "4266");
  await expect(ended(page)).toBeVisible();
  await page.getByRole("link", { name: "Play again" }).click();
  await expect(page.locator(".slot")).toHaveText(["", "", "", ""]);
});

test("a tap on a row puts it on the pegs again", async ({ page }) => {
  await page.goto("");
  await pick(page, "1123");
  await rows(page).first().getByTitle("Copy this guess").click();
  await expect(page.locator(".slot")).toHaveText(["1", "1", "2", "3"]);
});

test("Bulls and Cows is in digits from 0", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("play/");
  await page.getByRole("link", { name: /^Bulls and Cows/ }).click();
  await expect(page.locator(".palette .peg")).toHaveText(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  await page.keyboard.type("0912");
  await expect(page.locator(".slot")).toHaveText(["0", "9", "1", "2"]);
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  // The address stays canonical, but copies look like the screen.
  await expect(page).toHaveURL(/game=4x10-distinct\+1A23:/);
  await more(page);
  await page.getByRole("button", { name: "Copy game" }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^bulls-and-cows 0912:/);
  expect(JSON.parse(pegwise(["review", "--json", await clipboard(page)])).guesses).toBe(1);
});

test("a code for Bulls and Cows is made of its digits, and the next game has its own", async ({ page }) => {
  const palette = page.locator(".palette .peg");
  for (const [address, open] of [["play/", "Challenge a friend"], ["break/", "Or tell it your code"]]) {
    await page.goto(address);
    await page.getByText(open).click();
    await page.getByRole("combobox", { name: "Board" }).selectOption("4x10-distinct");
    await expect(palette).toHaveText(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  }
  await page.goto("play/");
  await page.getByText("Challenge a friend").click();
  await page.getByRole("combobox", { name: "Board" }).selectOption("4x10-distinct");
  await pick(page, "0912", "Seal it");
  await expect(page.getByRole("heading", { name: "Your code is sealed. Send it!" })).toBeFocused();
  // A game on the classic board.
  await page.goBack();
  await page.getByRole("link", { name: /^Classic/ }).click();
  await expect(palette).toHaveText(["1", "2", "3", "4", "5", "6"]);
});

test("the page has a board before the app is there", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto("");
  await expect(page.locator("#loading .palette .peg")).toHaveCount(6);
  await expect(page.locator("#loading .palette")).toBeInViewport({ ratio: 1 });
  await context.close();
});

/** Holds these files back from the page until the returned function is called. */
async function holdBack(page, files) {
  let letThrough;
  const held = new Promise((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test("pegs are put on the board before the app is there", async ({ page }) => {
  const letThrough = await holdBack(page, "**/*.wasm");
  await page.goto("", { waitUntil: "commit" });
  const slots = page.locator("#loading .slot");
  // Taps have no effect before the page's script runs.
  await expect(async () => {
    await page.keyboard.press("Backspace");
    await page.locator("#loading .palette .peg").nth(2).click();
    await expect(slots.first()).toHaveText("3", { timeout: 1000 });
  }).toPass();
  await page.keyboard.type("9x61");
  await page.keyboard.press("Backspace");
  await expect(slots).toHaveText(["3", "6", "", ""]);
  letThrough();
  await expect(standing(page)).toBeVisible();
  await expect(page.locator("#loading")).toHaveCount(0);
  await expect(page.locator(".slot")).toHaveText(["3", "6", "", ""]);
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/4x6\+3645:/);
});

test.describe("a page that cannot be loaded", () => {
  test.use({ allowed: [/ERR_FAILED|Failed to fetch/] });

  test("says so, and can be tried again", async ({ page }) => {
    await page.goto("");
    await expect(standing(page)).toBeVisible();
    await page.route("**/*-pages-*.wasm", (route) => route.abort());
    await goTo(page, "Learn");
    await expect(page.getByText("This page could not be loaded.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Learn", level: 1 })).toBeVisible();
    await page.unroute("**/*-pages-*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("This page could not be loaded.")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Learn", level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").or(page.getByRole("main").getByRole("button")).first()).toBeVisible();
  });
});
