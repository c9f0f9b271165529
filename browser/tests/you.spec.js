import { readFileSync, writeFileSync } from "node:fs";
import { expect, pick, standing, tabTo, test } from "../pegwise.js";

async function play(page, guesses) {
  await page.goto("play/#game=4x6&seed=7");
  for (const guess of guesses) await pick(page, guess);
  await expect(standing(page)).toContainText("You broke the code");
}

test("games are counted", async ({ page }) => {
  await play(page, ["1122", "4266"]);
  await page.goto("you/");
  await expect(page.getByText("1 game: 1 broken (100 %), 0 not, 0 given up.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Games broken, by the number of guesses" })).toBeVisible();
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
  // A line that is none is named, and the rest is taken.
  writeFileSync(file, `${text}nonsense\n`);
  await page.getByLabel("Add games from a file").setInputFiles(file);
  await expect(page.getByText("1 game was added.").first()).toBeVisible();
  await expect(page.getByText("1 line could not be read and was not added:")).toBeVisible();
  await expect(page.getByText("1 game: 1 broken (100 %), 0 not, 0 given up.")).toBeVisible();
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
  await page.getByRole("button", { name: "Give up" }).click();
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
  const language = page.getByRole("combobox", { name: "Language" });
  await tabTo(page, language);
  await language.selectOption("Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Du" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
  // The keyboard stays where it was.
  await expect(page.getByRole("combobox", { name: "Sprache" })).toBeFocused();
  await page.getByRole("combobox", { name: "Auf den Stiften" }).selectOption({ index: 1 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Du" })).toBeVisible();
  await page.goto("play/#game=4x6+1122:0.1&seed=7");
  await expect(page.getByRole("img", { name: "A A B B", exact: true })).toBeVisible();
});
