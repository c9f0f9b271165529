// The package in Chromium: as it is, from another host, and bundled. Also tests the example.
import assert from "node:assert/strict";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import * as esbuild from "esbuild";
import { chromium } from "playwright-core";
import * as vite from "vite";
import webpack from "webpack";
import { builds, strategies, verify } from "./expected.js";
import { serve, strict } from "./server.js";

/** A timeout against hanging, long enough for any slow or busy machine. */
const PATIENCE = { timeout: 600_000 };

const here = (path) => new URL(path, import.meta.url);
const folders = { pages: here("pages/"), package: here("../node_modules/pegwise/") };
let browser;

before(async () => {
  // Containers run as root, where the browser's own sandbox does not start.
  const chromiumSandbox = process.getuid?.() !== 0;
  browser = await chromium.launch({ executablePath: process.env.PEGWISE_BROWSER, chromiumSandbox, ...PATIENCE });
});
after(() => browser.close());

/** Opens a page, and returns what `use` finds there. Any message that the page logs is an error. */
async function visit(address, use) {
  const page = await browser.newPage();
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.setDefaultTimeout(PATIENCE.timeout);
  await page.goto(address);
  const found = await use(page);
  await page.close();
  assert.deepEqual(complaints, []);
  return found;
}

/** Runs the checks on the engine of a page. */
const tried = (address, options) =>
  visit(address, async (page) => {
    await page.waitForFunction(() => globalThis.check, undefined, PATIENCE);
    return page.evaluate((what) => globalThis.check(what), { strategies, options });
  });

for (const [name, options] of builds) {
  test(`a page without a bundler, under a strict policy (${name})`, async (t) => {
    const origin = await serve(t, folders, { policy: strict() });
    verify(await tried(`${origin}/pages/plain.html?package=/package/index.js`, options));
  });
}

test("a page with the package on another host, which does not know WebAssembly", async (t) => {
  const other = await serve(t, folders, { types: { ".js": "text/javascript" } });
  const origin = await serve(t, folders, { policy: strict(other) });
  verify(await tried(`${origin}/pages/plain.html?package=${other}/package/index.js`));
});

/** A folder that exists until the test ends. */
async function newFolder(t) {
  const folder = await mkdtemp(join(tmpdir(), "pegwise-bundle-"));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

test("a page that Vite bundled, under a strict policy", async (t) => {
  const outDir = await newFolder(t);
  await vite.build({ root: fileURLToPath(here("pages/bundle/")), base: "./", logLevel: "error", configFile: false, build: { outDir } });
  const origin = await serve(t, { bundle: pathToFileURL(`${outDir}/`) }, { policy: strict() });
  verify(await tried(`${origin}/bundle/index.html`));
});

test("a page that webpack bundled, under a strict policy", async (t) => {
  const path = await newFolder(t);
  await cp(here("pages/bundle/index.html"), join(path, "index.html"));
  // A package with one build has only the module with vectors.
  const onlyVectors = new webpack.NormalModuleReplacementPlugin(/^\.\/pegwise\.wasm$/, "./pegwise-simd.wasm");
  const plugins = builds.length === 1 ? [onlyVectors] : [];
  const context = fileURLToPath(here("pages/bundle/"));
  const compiler = webpack({ mode: "production", context, entry: "./main.js", output: { path }, plugins });
  const stats = await promisify(compiler.run).call(compiler);
  assert.ok(!stats.hasErrors(), stats.toString());
  const origin = await serve(t, { bundle: pathToFileURL(`${path}/`) }, { policy: strict() });
  verify(await tried(`${origin}/bundle/index.html`));
});

test("a page that esbuild bundled, which leaves workers to be copied, under a strict policy", async (t) => {
  const folder = await newFolder(t);
  await cp(folders.package, folder, { recursive: true });
  await cp(here("pages/bundle/index.html"), join(folder, "index.html"));
  const entryPoints = [fileURLToPath(here("pages/bundle/main.js"))];
  await esbuild.build({ entryPoints, bundle: true, format: "esm", outdir: folder, logLevel: "error" });
  const origin = await serve(t, { bundle: pathToFileURL(`${folder}/`) }, { policy: strict() });
  verify(await tried(`${origin}/bundle/index.html`));
});

for (const [name, answers, end] of [
  // This game is the example in [Knuth 1977].
  ["finds a code", ["1122:1.0", "1344:0.1", "3526:1.2", "1462:1.1", "3632:4.0"], "Found in 5 guesses."],
  // 1122 and 3345 leave no colour except 6.
  ["says which answers contradict each other", ["1122:0.0", "3345:0.0", "6666:0.0"], "No code fits: rows 1 and 2 and 3 contradict each other."],
]) {
  test(`the example ${name}`, async (t) => {
    const origin = await serve(t, folders);
    await visit(`${origin}/package/example/index.html`, async (page) => {
      for (const answer of answers) {
        const [guess, black, white] = answer.split(/[:.]/);
        await page.locator("strong", { hasText: guess }).waitFor();
        await page.getByLabel("black").fill(black);
        await page.getByLabel("white").fill(white);
        await page.getByRole("button").click();
      }
      await page.getByRole("status").filter({ hasText: end }).waitFor();
      assert.deepEqual(await page.getByRole("listitem").allTextContents(), answers.map((answer) => answer.replace(":", " ")));
    });
  });
}
