// Keeps the whole app, so that it opens without a network. Each version has one cache; a new version deletes the old
// cache when it takes over.
const VERSION = "pegwise-{{version}}";
const SHARED = {{shared}};
const BUILDS = {{builds}};
const VECTOR = {{vector}};

const build = WebAssembly.validate(new Uint8Array(VECTOR)) ? BUILDS.simd : BUILDS.plain;
const scope = new URL(self.registration.scope);
const kept = new Set([...SHARED, ...build].map((path) => new URL(path, scope).href));

async function install() {
  const cache = await caches.open(VERSION);
  // Names with a hash may come from the browser's own cache. The other files must be fresh.
  const request = (address) => new Request(address, { cache: /-[0-9a-f]{16}\./.test(address) ? "default" : "no-cache" });
  await cache.addAll([...kept].map(request));
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("pegwise-") && name !== VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// The page for an address that does not exist. Its links begin at the root of the host, so that they work at any depth.
// They get the app's folder here.
async function missing() {
  const page = await (await caches.open(VERSION)).match(new URL("404.html", scope).href);
  const text = (await page.text()).replaceAll('="/', `="${scope.pathname}`);
  return new Response(text, { status: 404, headers: { "content-type": "text/html; charset=utf-8" } });
}

async function answer(request) {
  const address = new URL(request.url);
  address.search = address.hash = "";
  address.pathname = address.pathname.replace(/index\.html$/, "");
  const cache = await caches.open(VERSION);
  if (!kept.has(address.href) && kept.has(`${address.href}/`)) return Response.redirect(`${address.href}/`);
  const own = kept.has(address.href) && (await cache.match(address.href));
  if (own) return own;
  const found = fetch(request);
  if (request.mode !== "navigate") return found;
  const page = await found.catch(() => undefined);
  return page && page.status !== 404 ? page : missing();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope.href)) event.respondWith(answer(event.request));
});
