// The engine in a page.
import { PlatformEngine, compiledOnce } from "./engine.js";

export { PegwiseError } from "./engine.js";

/** The smallest module that uses a 128-bit vector. It is valid if the browser supports vectors. */
const VECTOR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

// Bundlers find files only in expressions of exactly this form.
const FILES = {
  simd: () => new URL("./pegwise-simd.wasm", import.meta.url),
  plain: () => new URL("./pegwise.wasm", import.meta.url),
};

export class Engine extends PlatformEngine {
  constructor(options) {
    super({ load, start }, options);
  }
}

const load = compiledOnce(async (simd = WebAssembly.validate(new Uint8Array(VECTOR))) => {
  const response = await fetch(simd ? FILES.simd() : FILES.plain());
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // This must not fail if the host sends the wrong content type.
  const isKnown = response.headers.get("content-type")?.startsWith("application/wasm");
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
});

function start(heard, failed) {
  const worker = newWorker();
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = (event) => failed(event.message ?? "its worker does not start");
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate(), hold: () => {} };
}

function newWorker() {
  // A bundler may change the address of this script, for example to a file path, but the address of the engine is always right.
  const { href, origin } = FILES.simd();
  if (origin === location.origin) return new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "pegwise" });
  // A page cannot start a worker from another host, but its own worker may import a script from there.
  const script = `import ${JSON.stringify(href.replace(/[^/]*$/, "worker.js"))};`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })), { type: "module", name: "pegwise" });
}
