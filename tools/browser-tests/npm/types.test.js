// The types of the package match the schemas, and a program that uses them compiles.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FILE, requests, types } from "./types.js";

test("the types of requests and answers are those of the schemas", async () => {
  assert.equal(await readFile(FILE, "utf8"), await types(), "`npm run types` writes them");
});

test("methods take the fields that their requests need, in that order", async () => {
  const script = await readFile(new URL("../node_modules/pegwise/engine.js", import.meta.url), "utf8");
  const [, table] = script.match(/const REQUESTS = (\{[^}]*\});/);
  const written = new Function(`return ${table}`)();
  const needed = ({ required }) => required.filter((field) => field !== "request");
  const wanted = Object.entries(await requests()).map(([name, request]) => [name, needed(request)]);
  assert.deepEqual(written, Object.fromEntries(wanted));
});

test("a program that uses the package compiles, and one that misuses it does not", () => {
  const arguments_ = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", "--module", "nodenext", "--types", "", "usage.ts"];
  const { status, stdout } = spawnSync("../node_modules/.bin/tsc", arguments_, { cwd: import.meta.dirname, encoding: "utf8" });
  assert.equal(status, 0, stdout);
});
