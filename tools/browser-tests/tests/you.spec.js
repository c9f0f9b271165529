import { readFileSync, writeFileSync } from "node:fs";
import { expect, giveUp, pick, standing, tabTo, test } from "../pegwise.js";

async function play(page, guesses) {
  await page.goto("play/#game=4x6&seed=7");
  for (const guess of guesses) await pick(page, guess);
  await expect(standing(page)).toContainText("You broke the code");
}

const GAMES = `pegwise-games 1
# a remark
nonsense
2026-11-20T11:20:00Z play won seed=7 4x6 1122:0.1 4266:4.0
2026-11-21T11:20:00Z play lost secret=5336 4x6-in2 1122:0.0 3344:1.1
`;
const games = (page) => page.getByRole("region", { name: "Finished games" }).getByRole("listitem");
const kept = (page) => page.evaluate(() => localStorage.getItem("pegwise.games"));
const told = (page) => page.getByRole("region", { name: "Take your games with you" }).getByRole("status");

async function open(page, text = GAMES) {
  await page.goto("you/");
  await page.evaluate((text) => localStorage.setItem("pegwise.games", text), text);
  await page.reload();
}

const file = (text) => ({ name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(text) });

test("games are counted", async ({ page }) => {
  await play(page, ["1122", "4266"]);
  await page.goto("you/");
  await expect(page.getByText("Games won: 1 of 1. Lost: 0, given up: 0.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Codes broken, by number of guesses" })).toBeVisible();
});

test("games are saved, deleted and read again, here and by the command line", async ({ page }, info) => {
  await play(page, ["1122", "4266"]);
  await page.goto("you/");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  const file = info.outputPath("games.txt");
  await download.saveAs(file);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^pegwise-games 1\n/);
  expect(text).toContain("4x6 1122:0.1 4266:4.0");
  await page.getByRole("button", { name: "Delete everything …" }).click();
  await page.getByRole("button", { name: "Delete everything now" }).click();
  await expect(page.getByText("Everything was deleted.").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // An invalid line is reported, and the others are added.
  writeFileSync(file, `${text}nonsense\n`);
  await page.getByLabel("Add games from a file").setInputFiles(file);
  await expect(page.getByText("1 game was added.").first()).toBeVisible();
  await expect(page.getByText("1 line could not be read and was not added:")).toBeVisible();
  await expect(page.getByText("Games won: 1 of 1. Lost: 0, given up: 0.")).toBeVisible();
});

test("lines that cannot be read stay, and a later version's file is left alone", async ({ page }) => {
  await page.goto("you/");
  await page.evaluate(() => localStorage.setItem("pegwise.games", "pegwise-games 1\nnot yet known\n"));
  await play(page, ["4266"]);
  const kept = await page.evaluate(() => localStorage.getItem("pegwise.games"));
  expect(kept).toContain("not yet known\n");
  expect(kept).toContain("4x6 4266:4.0");
  const later = "pegwise-games 2\nwhatever\n";
  await page.evaluate((later) => localStorage.setItem("pegwise.games", later), later);
  await page.goto("play/#game=4x6&seed=8");
  await giveUp(page);
  await expect(page.getByRole("region", { name: "Game over" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("pegwise.games"))).toBe(later);
});

test("settings of the first version are understood", async ({ page }) => {
  await page.addInitScript((old) => localStorage.setItem("pegwise.settings", old), '{"lang":"de","dark":true}');
  await page.goto("you/");
  await expect(page.getByRole("heading", { level: 1, name: "Du" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("language, colours and symbols, by keyboard", async ({ page }) => {
  await page.goto("you/");
  const language = page.getByRole("combobox", { name: "Language of Pegwise" });
  await tabTo(page, language);
  await language.selectOption("Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Du" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
  // The focus stays where it was.
  await expect(page.getByRole("combobox", { name: "Sprache von Pegwise" })).toBeFocused();
  await page.getByRole("combobox", { name: "Auf den Stiften" }).selectOption("letters");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Du" })).toBeVisible();
  await page.goto("play/#game=4x6+1122:0.1&seed=7");
  await expect(page.getByRole("img", { name: "A A B B", exact: true })).toBeVisible();
});

test("games are counted, on all boards and on one", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("region", { name: "How you are doing" })).toContainText("Games won: 1 of 2. Lost: 1, given up: 0.");
  await page.getByRole("link", { name: "Classic: 4 pegs, 6 colours", exact: true }).click();
  await expect(page).toHaveURL(/#board=4x6$/);
  await expect(page.getByRole("region", { name: "How you are doing" })).toContainText("Games won: 1 of 1.");
  await expect(games(page)).toHaveCount(1);
});

test("a game that was removed can be put back, and unreadable lines stay", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Remove 20 Nov 2026" }).click();
  await expect(games(page)).toHaveCount(1);
  expect(await kept(page)).toContain("1\n# a remark\nnonsense\n2026-11-21");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(games(page)).toHaveCount(2);
});

test("what is saved is what is kept, and is read again", async ({ page }) => {
  await open(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  const saved = readFileSync(await download.path(), "utf8");
  expect(saved).toBe(GAMES);
  await open(page, "");
  await page.getByLabel("Add games from a file").setInputFiles(file(saved));
  await expect(told(page)).toContainText("2 games were added.");
  await expect(told(page)).toContainText("Line 3: it must begin with a time");
  await page.getByLabel("Add games from a file").setInputFiles(file(saved));
  await expect(told(page)).toContainText("0 games were added. 2 were already here.");
  await page.getByLabel("Add games from a file").setInputFiles(file("pegwise-games 2\n"));
  await expect(told(page)).toContainText("later version");
  await expect(games(page)).toHaveCount(2);
});

test("everything is deleted only when asked twice", async ({ page }) => {
  await open(page);
  await page.locator("#theme").selectOption("dark");
  await page.getByRole("button", { name: "Delete everything …" }).click();
  await expect(page.getByText("your 2 games")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep everything" })).toBeFocused();
  await page.getByRole("button", { name: "Delete everything now" }).click();
  await expect(page.getByText("Finish a game to see how you are doing")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "");
});

test("what is most interesting comes first: skill from game to game, as a sentence and as bars", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = Array.from({ length: 25 }, (_, at) => `2026-10-${String(at + 1).padStart(2, "0")}T11:20:00Z play won seed=${at} skill=${40 + at} luck=50 4x6 1122:0.1 4266:4.0`);
  await open(page, `pegwise-games 1\n${lines.join("\n")}\n`);
  // 40 to 49, then 50 to 59, then 60 to 64, shown as whole numbers.
  await expect(page.getByText("Your skill went from 45 to 62.")).toBeInViewport();
  await expect(page.getByText("Games won: 25 of 25. Lost: 0, given up: 0.")).toBeInViewport();
  await expect(page.getByRole("table", { name: "Skill and luck over time, 10 games at a time" }).locator("tbody tr")).toHaveCount(3);
});

test("games that were left are told apart, and lead on", async ({ page }) => {
  await page.goto("you/");
  await page.evaluate(() => {
    localStorage.setItem("pegwise.left", "game=4x6+1122:0.1&seed=7\ngame=5x8&evil=\ngame=4x6+1122:4.0&seed=1\nnonsense");
    localStorage.setItem("pegwise.last.break", "game=4x6+1122:1.0");
  });
  await page.reload();
  const games = page.getByRole("region", { name: "Unfinished games" }).getByRole("link");
  await expect(games).toHaveText([
    "Classic: 4 pegs, 6 colours: 1 guess",
    "Slippery Sid. Super: 5 pegs, 8 colours: 0 guesses",
    "Break my code: Classic: 4 pegs, 6 colours: 1 guess",
  ]);
  await games.first().click();
  await expect(page).toHaveURL(/play\/#game=4x6\+1122:0\.1&seed=7$/);
});
