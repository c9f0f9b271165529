// Loads the build of the app that suits this browser, and starts it.
const root = new URL(".", import.meta.url);

// The smallest module that uses a 128-bit vector.
const VECTOR = {{vector}};
const BUILDS = {{builds}};

async function compile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Hosts that do not know the type of the file are no reason to fail.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function load(build) {
  const [glue, wasm] = build.map((path) => new URL(path, root).href);
  const [app, module] = await Promise.all([import(glue), compile(wasm)]);
  await app.default({ module_or_path: module });
  app.start(root.href, { glue, module });
}

// The address changes with the page, and links that are looked up late must not change with it.
function pinLinks() {
  for (const link of document.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")) link.href = link.href;
}

// A newer version waits until the person wants it: pages of two versions at once would miss each other's files.
async function keepOffline() {
  // Over plain http, and in some private windows, there is none; the app then needs the network for its first load.
  const container = navigator.serviceWorker;
  const registration = await container?.register(new URL("sw.js", root), { scope: root.pathname }).catch(() => {});
  if (!registration) return;
  const offer = () => dispatchEvent(new Event("pegwise-newer"));
  const offerWaiting = () => registration.waiting && container.controller && offer();
  const offerInstalled = () => registration.installing?.addEventListener("statechange", offerWaiting);
  offerWaiting();
  offerInstalled();
  registration.addEventListener("updatefound", offerInstalled);
  // The first version takes over a page that has none; any other was asked for, here or in another window.
  let controlled = Boolean(container.controller);
  let wanted = false;
  container.addEventListener("controllerchange", () => {
    if (wanted) location.reload();
    else if (controlled) offer();
    controlled = true;
  });
  addEventListener("pegwise-reload", () => {
    wanted = true;
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });
}

try {
  pinLinks();
  await load(WebAssembly.validate(new Uint8Array(VECTOR)) ? BUILDS.simd : BUILDS.plain);
  keepOffline();
} catch (error) {
  const problem = document.getElementById("problem");
  problem.hidden = false;
  problem.querySelector("code").textContent = String(error);
  document.getElementById("loading").hidden = true;
}
