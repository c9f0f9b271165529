// The engine in node.
import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { PlatformEngine, compiledOnce } from "./engine.js";

export { PegwiseError } from "./engine.js";

export class Engine extends PlatformEngine {
  constructor(options) {
    super({ load, start }, options);
  }
}

const load = compiledOnce(async (simd = true) => {
  const name = simd ? "pegwise-simd.wasm" : "pegwise.wasm";
  return WebAssembly.compile(await readFile(new URL(name, import.meta.url)));
});

function start(heard, failed) {
  // Options of the program, such as `--input-type`, may not be valid for a worker.
  const worker = new Worker(new URL("./node-worker.js", import.meta.url), { name: "pegwise", execArgv: [] });
  worker.on("message", heard);
  worker.on("error", failed);
  // An idle worker must not keep the program running.
  const hold = (isBusy) => (isBusy ? worker.ref() : worker.unref());
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate(), hold };
}
