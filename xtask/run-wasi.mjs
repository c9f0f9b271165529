// Runs a WebAssembly program with access to the files of this machine:
// node run-wasi.mjs PROGRAM.wasm [ARGUMENT...]
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { WASI } from 'node:wasi';

// A garbage collection inside a fast call of node:wasi crashes (nodejs/node#46777).
setFlagsFromString('--no-turbo-fast-api-calls');
const [, , program, ...rest] = process.argv;
const wasi = new WASI({
  version: 'preview1',
  args: [program, ...rest],
  env: process.env,
  preopens: { '/': '/' },
  returnOnExit: true,
});
const module = await WebAssembly.compile(await readFile(program));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
