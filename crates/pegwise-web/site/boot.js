// Loads the build of the app that suits this browser, and starts it.
const root = new URL(".", import.meta.url);

// The smallest module that uses a 128-bit vector.
const VECTOR = {{vector}};
const BUILDS = {{builds}};

async function compile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A host that does not know the type of the file must not make this fail.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Lets people put pegs on the start page's board before the app is loaded. Returns a function that takes over these pegs. */
function takePegs() {
  const slots = [...document.querySelectorAll("#loading .slot")];
  const colors = [...document.querySelectorAll("#loading .palette .peg")].map((peg) => peg.textContent);
  let pegs = "";
  const draw = () => {
    for (const [at, slot] of slots.entries()) {
      slot.className = pegs[at] ? `slot peg c${pegs[at]}` : "slot peg empty";
      slot.textContent = pegs[at] ?? "";
    }
  };
  const put = (color) => {
    if (colors.includes(color) && pegs.length < slots.length) pegs += color;
    draw();
  };
  const tap = ({ target }) => {
    if (target.closest("#loading .palette .peg")) put(target.textContent);
  };
  const press = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Backspace") pegs = pegs.slice(0, -1);
    put(event.key);
  };
  document.addEventListener("click", tap);
  document.addEventListener("keydown", press);
  return () => {
    document.removeEventListener("click", tap);
    document.removeEventListener("keydown", press);
    return pegs;
  };
}

/** Shows the letter of a challenge, which the app opens. */
function showLetter() {
  const letter = document.querySelector("#loading template");
  if (letter && /[#&]challenge=/.test(location.hash)) letter.parentElement.replaceChildren(letter.content);
}

async function load(build) {
  const [glue, wasm] = build.slice(0, 2).map((path) => new URL(path, root).href);
  const [app, module] = await Promise.all([import(glue), compile(wasm)]);
  await app.default({ module_or_path: module });
  app.start(root.href, { glue, module }, takeOver());
}

// The address changes with the page, but links that are looked up late must not change with it.
function pinLinks() {
  for (const link of document.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")) link.href = link.href;
}

// A newer version waits until the person wants it: pages of two versions would not find each other's files.
async function keepOffline() {
  // Over plain http, and in some private windows, there is no service worker. The app then needs the network for its
  // first load.
  const container = navigator.serviceWorker;
  const registration = await container?.register(new URL("sw.js", root), { scope: root.pathname }).catch(() => {});
  if (!registration) return;
  const offer = () => dispatchEvent(new Event("pegwise-newer"));
  const offerWaiting = () => registration.waiting && container.controller && offer();
  const offerInstalled = () => registration.installing?.addEventListener("statechange", offerWaiting);
  offerWaiting();
  offerInstalled();
  registration.addEventListener("updatefound", offerInstalled);
  // The first version takes over a page that has none. Any other was requested by the person, here or in another
  // window.
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

showLetter();
const takeOver = takePegs();
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
