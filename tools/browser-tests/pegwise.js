// Shared by all tests: the app served by `pegwise web`, a page that must not complain, and hands to play with.
import { test as base, expect } from "@playwright/test";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const BINARY = process.env.PEGWISE ?? "../../target/release/pegwise";
export const FOLDER = process.env.PEGWISE_WEB ?? "../../target/web";

/** Serves the built app, or a copy of it; `address` ends with a slash. */
export async function serve(folder = FOLDER) {
  const server = spawn(BINARY, ["web", "--no-open", "--port", "0", "--dir", folder], { stdio: ["ignore", "pipe", "ignore"] });
  const [address] = await once(createInterface(server.stdout), "line");
  const stop = async () => {
    server.kill();
    await once(server, "exit");
  };
  return { address, stop };
}

/** Serves a class, to this machine and its network. Addresses end with a slash. */
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

/** Runs the command line, and gives back what it printed. */
export const pegwise = (args, input = "") => execFileSync(BINARY, args, { input, encoding: "utf8" });

export const test = base.extend({
  /** The address of the app, one server for each worker. */
  site: [
    async ({}, use) => {
      const { address, stop } = await serve();
      await use(address);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
  /** What a test expects the console to say, as patterns; anything else fails it. */
  allowed: [[], { option: true }],
  /** Every page must ask nobody but its own server, and have nothing to complain of. */
  context: async ({ context, site, allowed }, use) => {
    const complaints = [];
    const complain = (text) => allowed.some((pattern) => pattern.test(text)) || complaints.push(text);
    context.on("console", (message) => ["error", "warning"].includes(message.type()) && complain(`${message.text()} (${message.location().url})`));
    context.on("weberror", (event) => complain(String(event.error())));
    context.on("request", (request) => /^(blob:|data:)/.test(request.url()) || request.url().startsWith(site) || complain(`asks ${request.url()}`));
    await use(context);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** The rows of the game on the page. */
export const rows = (page) => page.getByRole("list", { name: "Guesses and answers" }).getByRole("listitem");

/** How the game stands, in words. */
export const standing = (page) => page.locator(".standing");

/** What a screen reader was last told. */
export const spoken = (page) => page.locator("body > .unseen[role=status]");

/** Notes what is said from now on, and gives back how to read it. What is said soon after something else may replace it. */
export async function listen(page) {
  await spoken(page).evaluate((region) => {
    globalThis.heard = [];
    const note = () => globalThis.heard.push(region.textContent);
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.heard.join("\n"));
}

/** What was copied last. A copy is made after the press that asks for it: poll. */
export const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Puts the pegs of a code with the pointer, or a finger, and hands it in. */
export async function pick(page, code, button = "Guess", press = (target) => target.click()) {
  const entry = page.locator(".code-entry").filter({ has: page.getByRole("button", { name: button, exact: true }) });
  for (const digit of code) {
    await press(entry.getByRole("group", { name: "Colours" }).getByRole("button", { name: new RegExp(`^${digit} `) }));
  }
  await press(entry.getByRole("button", { name: button, exact: true }));
}

/** Types a code where the keyboard is, and hands it in. */
export async function type(page, code) {
  await expect(page.locator(".slot:focus")).toHaveCount(1);
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** Moves on with the tabulator until this has the keyboard. */
export async function tabTo(page, target, most = 60) {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluateAll((found) => found.includes(document.activeElement))) return;
  }
  throw new Error(`${most} times Tab never came to ${target}`);
}

/** Gives an answer with the pointer, in the form that asks for one. */
export async function give(within, black, white, button = "Answer") {
  const choose = (key, count) =>
    within.getByRole("group", { name: new RegExp(key) }).getByRole("radio", { name: String(count), exact: true }).check({ force: true });
  await choose("^Black", black);
  await choose("^White", white);
  await within.getByRole("button", { name: button, exact: true }).click();
}

/** The answer to a guess, by the definition: what tests hold against the engine. */
export function score(guess, secret) {
  const colors = [...new Set(guess)];
  const count = (code, color) => [...code].filter((peg) => peg === color).length;
  const black = [...guess].filter((peg, at) => peg === secret[at]).length;
  const common = colors.map((color) => Math.min(count(guess, color), count(secret, color)));
  return [black, common.reduce((sum, number) => sum + number, 0) - black];
}

/** Gives up, which is asked twice. */
export async function giveUp(page) {
  await page.getByRole("button", { name: "Give up", exact: true }).click();
  await page.getByRole("button", { name: "Give up? Press again" }).click();
}
