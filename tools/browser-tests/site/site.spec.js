// The documentation site as files, without a server or a network. The web app in it needs a server.
import { expect, test } from "@playwright/test";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = resolve(process.env.PEGWISE_SITE ?? "../../target/site");
const page = (path) => pathToFileURL(join(FOLDER, path)).href;

test.beforeEach(async ({ context }) => {
  context.on("request", (request) => expect(request.url()).toMatch(/^(file|data|blob|http:\/\/127\.0\.0\.1)/));
});

test("without a network the search finds a word and leads to its page", async ({ page: tab, context }) => {
  await context.setOffline(true);
  await tab.goto(page("index.html"));
  await expect(tab.getByRole("heading", { name: "Pegwise", level: 1 }).last()).toBeVisible();
  await tab.getByRole("button", { name: "Toggle Searchbar" }).click();
  await tab.getByRole("searchbox").pressSequentially("certificates");
  await tab.locator("#mdbook-searchresults").getByRole("link", { name: /^For researchers » Certificates/ }).click();
  await expect(tab).toHaveURL(/docs\/research\.html/);
  await expect(tab.getByRole("heading", { name: "Certificates" })).toBeInViewport();
});

test("a page has its pictures, and the contents lead to others", async ({ page: tab }) => {
  await tab.goto(page("docs/play.html"));
  const contents = tab.locator("#mdbook-sidebar").getByRole("link");
  await expect(contents.getByText("For teachers")).toHaveCount(1);
  // mdBook keeps a large picture beside each picture, which a click shows.
  const pictures = await tab.locator("main img:not(.img-wrapper img)").all();
  expect(pictures.length).toBeGreaterThan(5);
  for (const picture of pictures) {
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await contents.getByText("For teachers").click();
  await expect(tab.getByRole("heading", { name: "A 45-minute lesson" })).toBeVisible();
});

test("the web app has its own address in the site, and begins", async ({ page: tab }) => {
  const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml" };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://127.0.0.1").pathname).replace(/\/$/, "/index.html");
    const file = await readFile(join(FOLDER, path)).catch(() => null);
    response.writeHead(file ? 200 : 404, { "content-type": types[extname(path)] ?? "application/octet-stream" }).end(file);
  });
  await new Promise((begun) => server.listen(0, "127.0.0.1", begun));
  const address = `http://127.0.0.1:${server.address().port}/`;
  await tab.goto(address);
  await tab.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Play in the browser" }).click();
  await expect(tab).toHaveURL(`${address}play/index.html`);
  await expect(tab.getByRole("heading", { name: "Break the code" })).toBeVisible();
  await tab.context().close();
  await new Promise((ended) => server.close(ended));
});
