// The engine as WebAssembly gives the known answers, in the build with vectors and in the one without.
import { readFileSync } from "node:fs";
import { expect, test } from "../pegwise.js";

const known = (name) =>
  readFileSync(new URL(`../../../data/known_answers/${name}.csv`, import.meta.url), "utf8").trim().split("\n").slice(1);
// Only the specifications of strategies contain commas, and they are quoted.
const fields = (row) => row.match(/("[^"]*"|[^,]*)(,|$)/g).map((field) => field.replace(/,$/, "").replaceAll('"', ""));

/** Sends requests to a worker of this build, one after another. */
function ask(page, build, requests) {
  return page.evaluate(
    async ({ build, requests }) => {
      const root = new URL("../", location.href);
      const boot = await (await fetch(new URL("boot.js", root))).text();
      const [glue, wasm] = boot.match(new RegExp(`${build}: \\["([^"]+)", "([^"]+)"`)).slice(1);
      const module = await WebAssembly.compileStreaming(fetch(new URL(wasm, root)));
      const worker = new Worker(new URL("worker.js", root), { type: "module" });
      worker.postMessage({ glue: new URL(glue, root).href, module });
      const replies = [];
      for (const [number, request] of requests.entries()) {
        const replied = new Promise((resolve, reject) => {
          worker.onerror = reject;
          worker.onmessage = ({ data }) => {
            const reply = JSON.parse(data[1]);
            if (data[0] === number && !reply.Progress && !reply.Improved) resolve(reply);
          };
        });
        worker.postMessage([number, JSON.stringify(request)]);
        replies.push(await replied);
      }
      worker.terminate();
      return replies;
    },
    { build, requests },
  );
}

const total = (distribution) => distribution.reduce((sum, secrets, index) => sum + secrets * (index + 1), 0);

for (const build of ["simd", "plain"]) {
  test.describe(`the build ${build}`, () => {
    test.beforeEach(({ page }) => page.goto("play/"));

    test("strategies against every secret", async ({ page }) => {
      const rows = known("strategies").map(fields);
      const requests = rows.map(([rules, strategy]) => ({ Evaluate: { rules, strategies: [strategy] } }));
      const replies = await ask(page, build, requests);
      for (const [index, [rules, strategy, least, max, distribution]] of rows.entries()) {
        const found = replies[index].Evaluation;
        expect([rules, strategy, total(found)]).toEqual([rules, strategy, Number(least)]);
        if (max) expect(found).toHaveLength(Number(max));
        if (distribution) expect(found.join(" ")).toBe(distribution);
      }
      expect(rows.length).toBeGreaterThan(10);
    });

    test("optimal play", async ({ page }) => {
      const small = new Set(["2x2", "2x6", "3x3", "3x4", "3x6", "4x2", "4x3", "4x4", "4x5", "4x6", "5x2", "5x3"]);
      const rows = known("optimal").map(fields).filter(([rules, objective]) => objective === "mean" && small.has(rules));
      expect(rows.length).toBeGreaterThan(8);
      const requests = rows.map(([rules]) => ({ Evaluate: { rules, strategies: ["optimal"] } }));
      const replies = await ask(page, build, requests);
      for (const [index, [rules, , least]] of rows.entries()) {
        expect([rules, total(replies[index].Evaluation)]).toEqual([rules, Number(least)]);
      }
    });

    test("scores", async ({ page }) => {
      // These boards can be listed.
      const rows = known("scores").map(fields).filter(([rules]) => rules.length <= "4x10-distinct".length && !/^\d\d/.test(rules));
      expect(rows.length).toBeGreaterThan(20);
      const games = rows.map(([rules, guess, , black, white]) => `${rules} ${guess}:${black}.${white}`);
      const replies = await ask(page, build, games.map((game) => ({ Candidates: { game, limit: 100_000 } })));
      for (const [index, [, , secret]] of rows.entries()) {
        // After the answer to a secret, that secret is possible.
        expect(replies[index].Candidates?.codes ?? [replies[index]], games[index]).toContain(secret);
      }
    });
  });
}

test.describe("without vectors", () => {
  // The page begins to load the usual build before it knows anything about the browser.
  test.use({ allowed: [/preloaded/] });

  test("the other build is loaded", async ({ page, site }) => {
    const loaded = [];
    page.on("request", (request) => /\.wasm$/.test(request.url()) && loaded.push(request.url().slice(site.length)));
    await page.goto("play/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    test.skip(!loaded[0].includes("simd"), "there is only one build");
    await page.addInitScript(() => {
      WebAssembly.validate = () => false;
    });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => loaded.at(-1)).toMatch(/^pegwise-(?!simd)/);
  });
});
