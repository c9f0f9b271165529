// Shared by all tests: the app served by `pegwise web`, a page that must log no errors or warnings, and functions that play.
import { test as base, expect } from "@playwright/test";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const BINARY = process.env.PEGWISE ?? "../../target/release/pegwise";
export const FOLDER = process.env.PEGWISE_WEB ?? "../../target/web";

/** Serves the built app, or a copy of it. `address` ends with a slash. */
export async function serve(folder = FOLDER) {
  const server = spawn(BINARY, ["web", "--no-open", "--port", "0", "--dir", folder], { stdio: ["ignore", "pipe", "ignore"] });
  const [address] = await once(createInterface(server.stdout), "line");
  const stop = async () => {
    server.kill();
    await once(server, "exit");
  };
  return { address, stop };
}

/** Serves a class to this machine and its network. The addresses end with a slash. */
export async function serveClass(args = []) {
  const server = spawn(BINARY, ["web", "--json", "--class", "--no-open", "--port", "0", "--dir", FOLDER, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(createInterface(server.stdout), "line");
  const told = JSON.parse(line);
  const stop = async () => {
    server.kill();
    await once(server, "exit");
  };
  return { teacher: told.address, local: new URL("/", told.address).href, ...told.class, stop };
}

/** Runs the command line, and returns its output. */
export const pegwise = (args, input = "") => execFileSync(BINARY, args, { input, encoding: "utf8" });

/** Makes what the app draws at random the same in every run, so that no first guess wins by chance. Each draw of a tab differs. */
function drawTheSameEverywhere() {
  crypto.getRandomValues = (bytes) => {
    let state = Number(sessionStorage.getItem("draws") ?? 0) + 1;
    sessionStorage.setItem("draws", state);
    for (let at = 0; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return bytes;
  };
}

/** What a browser says that may have no service worker. */
const BLOCKED = /^Service Worker registration blocked by Playwright/;

export const test = base.extend({
  /** The address of the app. Each worker has its own server. */
  site: [
    async ({}, use) => {
      const { address, stop } = await serve();
      await use(address);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
  /** Patterns of the console messages that a test expects. Any other message makes the test fail. */
  allowed: [[], { option: true }],
  /** A page must make requests only to its own server, and log no errors or warnings. */
  context: async ({ context, site, allowed }, use) => {
    const complaints = [];
    const complain = (text) => [...allowed, BLOCKED].some((pattern) => pattern.test(text)) || complaints.push(text);
    context.on("console", (message) => ["error", "warning"].includes(message.type()) && complain(`${message.text()} (${message.location().url})`));
    context.on("weberror", (event) => complain(String(event.error())));
    context.on("request", (request) => /^(blob:|data:)/.test(request.url()) || request.url().startsWith(site) || complain(`asks ${request.url()}`));
    await context.addInitScript(drawTheSameEverywhere);
    await use(context);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** The rows of the game on the page. */
export const rows = (page) => page.getByRole("list", { name: "Guesses and answers" }).getByRole("listitem");

/** The text that describes the state of the game. */
export const standing = (page) => page.locator(".standing");

/** The last announcement for screen readers. */
export const spoken = (page) => page.locator("body > .unseen[role=status]");

/** Records all announcements from now on, and returns a function that reads them. An announcement may replace one shortly before it. */
export async function listen(page) {
  await spoken(page).evaluate((region) => {
    globalThis.heard = [];
    const note = () => globalThis.heard.push(region.textContent);
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.heard.join("\n"));
}

/** The content of the clipboard. Copying takes a moment after the press, so poll. */
export const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Enters a code with the pointer or a finger, and submits it. */
export async function pick(page, code, button = "Guess", press = (target) => target.click()) {
  const entry = page.locator(".code-entry").filter({ has: page.getByRole("button", { name: button, exact: true }) });
  for (const digit of code) {
    await press(entry.getByRole("group", { name: "Colours" }).getByRole("button", { name: new RegExp(`^${digit} `) }));
  }
  await press(entry.getByRole("button", { name: button, exact: true }));
}

/** Types a code at the focus, and submits it. */
export async function type(page, code) {
  await expect(page.locator(".slot:focus")).toHaveCount(1);
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page, target, most = 60) {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluateAll((found) => found.includes(document.activeElement))) return;
  }
  throw new Error(`${most} times Tab never came to ${target}`);
}

/** Answers with the pointer: empties the tray, taps the key pegs, and submits. */
export async function give(within, black, white, button = "Answer") {
  const filled = within.getByRole("group", { name: "Your answer" }).getByRole("button", { disabled: false });
  for (let left = await filled.count(); left > 0; left -= 1) await filled.last().click();
  for (let tap = 0; tap < black; tap += 1) await within.getByRole("button", { name: /^Black:/ }).click();
  for (let tap = 0; tap < white; tap += 1) await within.getByRole("button", { name: /^White:/ }).click();
  await within.getByRole("button", { name: button, exact: true }).click();
}

/** The answer to a guess by its definition, which tests compare with the engine. */
export function score(guess, secret) {
  const colors = [...new Set(guess)];
  const count = (code, color) => [...code].filter((peg) => peg === color).length;
  const black = [...guess].filter((peg, at) => peg === secret[at]).length;
  const common = colors.map((color) => Math.min(count(guess, color), count(secret, color)));
  return [black, common.reduce((sum, number) => sum + number, 0) - black];
}

/** Goes to a page by the links at the top, which may be in a menu. */
export async function goTo(page, name, press = (target) => target.click()) {
  const menu = page.getByRole("button", { name: "Pages", exact: true });
  if (await menu.isVisible()) await press(menu);
  await press(page.getByRole("navigation", { name: "Pages", exact: true }).getByRole("link", { name, exact: true }));
}

/** Opens the page Play with the form for boards of one's own. */
export async function ownBoard(page) {
  await page.goto("play/");
  await page.locator("summary", { hasText: "Custom board" }).click();
}

/** Starts the game that the form describes, with the secret of a seed or a new one. */
export async function begin(page, seed) {
  if (seed) {
    await page.getByText("Advanced", { exact: true }).click();
    await page.getByRole("textbox", { name: "Game number (seed for the secret)" }).fill(seed);
  }
  await page.getByRole("button", { name: "Start", exact: true }).click();
}

/** The games to choose from. */
export const gallery = (page) => page.getByRole("heading", { name: "Climb the ladder" });

/** Gives up, which needs two presses. */
export async function giveUp(page) {
  await more(page);
  await page.getByRole("button", { name: "Give up", exact: true }).click();
  const again = page.getByRole("button", { name: "Give up? Press again" });
  await again.click();
  await expect(again).toHaveCount(0);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page at rest: half faded in, text has no contrast. */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((values) => {
    const moving = document.getAnimations().filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity);
    for (const animation of moving) animation.finish();
    return globalThis.axe.run(document, { runOnly: { type: "tag", values }, resultTypes: ["violations"] });
  }, AXE_RULES);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join("\n")}`);
}

/** Opens what is folded away below a game. */
export const more = (page) => page.locator(".beside").evaluate((beside) => (beside.open = true));
