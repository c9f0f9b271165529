// Loads the build of the app that suits this browser, and starts it.
const root = new URL(".", import.meta.url);

// The smallest module that uses a 128-bit vector.
const vector = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

const builds = {
  simd: { glue: "{{simd.glue}}", wasm: "{{simd.wasm}}" },
  plain: { glue: "{{plain.glue}}", wasm: "{{plain.wasm}}" },
};

async function compile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Hosts that do not know the type of the file are no reason to fail.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function load(build) {
  const glue = new URL(build.glue, root).href;
  const [app, module] = await Promise.all([import(glue), compile(new URL(build.wasm, root))]);
  await app.default({ module_or_path: module });
  app.start(root.href, { glue, module });
}

function keepOffline() {
  // Over plain http, and in some private windows, there is none; the app then needs the network for its first load.
  navigator.serviceWorker?.register(new URL("sw.js", root), { scope: root.pathname }).catch(() => {});
}

try {
  await load(WebAssembly.validate(new Uint8Array(vector)) ? builds.simd : builds.plain);
  keepOffline();
} catch (error) {
  const problem = document.getElementById("problem");
  problem.hidden = false;
  problem.querySelector("code").textContent = String(error);
  document.getElementById("loading").hidden = true;
}
