// A large class of scripted pupils, some of them in Chromium. `cargo xtask bench class` runs it; the scripted
// pupils report how long answers took.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, pick, rows, score, test } from "../pegwise.js";

const [HARNESS, ...ARGUMENTS] = JSON.parse(process.env.PEGWISE_CLASS ?? "[]");
const IN_CHROMIUM = 3;

const digits = (text) => text.replaceAll(/\D/g, "");
const CODES = Array.from({ length: 1296 }, (_, at) => [216, 36, 6, 1].map((place) => String((Math.floor(at / place) % 6) + 1)).join(""));

/** The rows on the page, each a guess with its answer. */
const turns = async (page) => {
  const told = await rows(page).evaluateAll((found) => found.map((row) => [...row.querySelectorAll("[role=img]")].map((image) => image.getAttribute("aria-label"))));
  return told.filter((row) => row.length === 2).map(([guess, answer]) => [digits(guess), answer.match(/\d/g).map(Number)]);
};

/** Plays until `isEnough`. Returns the number of guesses that were answered. */
async function play(page, isEnough) {
  const answered = new Map();
  const secret = page.locator(".secret").getByRole("img");
  while (!isEnough()) {
    await page.waitForTimeout(1000 + Math.random() * 4000);
    const round = await page.locator(".about").first().textContent();
    const made = await turns(page);
    // No row with an answer is missing or has changed.
    expect(made.slice(0, (answered.get(round) ?? []).length)).toEqual(answered.get(round) ?? []);
    answered.set(round, made);
    if (await secret.isVisible()) {
      const code = digits(await secret.getAttribute("aria-label"));
      for (const [guess, answer] of made) expect(answer).toEqual(score(guess, code));
    } else if (await page.getByRole("button", { name: "Guess", exact: true }).isVisible()) {
      const fitting = CODES.filter((code) => made.every(([guess, answer]) => String(score(guess, code)) === String(answer)));
      // The round may end in the meantime.
      await pick(page, fitting[Math.floor(Math.random() * fitting.length)], "Guess", (target) => target.click({ timeout: 3000 })).catch(() => {});
    }
  }
  return [...answered.values()].reduce((sum, made) => sum + made.length, 0);
}

test("a class plays, and no guess is lost", async ({ browser }) => {
  test.setTimeout(0);
  const harness = spawn(HARNESS, ARGUMENTS, { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(harness.stdout);
  const [first] = await once(lines, "line");
  lines.on("line", (line) => console.log(line));
  const { host, code } = JSON.parse(first);
  let exit = null;
  harness.on("exit", (status) => (exit = status));
  const playing = Array.from({ length: IN_CHROMIUM }, async (_, at) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`http://${host}/class/`);
    await page.getByLabel("Join code").fill(code);
    await page.getByLabel("Your name").fill(`Chromium ${at + 1}`);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByText(`You are Chromium ${at + 1}.`)).toBeVisible();
    return play(page, () => exit !== null);
  });
  const answered = await Promise.all(playing);
  console.log(`${IN_CHROMIUM} pupils in Chromium: ${answered.join(", ")} guesses answered, all of them rightly`);
  expect(exit).toBe(0);
});
