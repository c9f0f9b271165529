// Writes the types of requests and answers, the package's `shapes.d.ts`, from `docs/schema`: `npm run types`.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = new URL("../../../", import.meta.url);
export const FILE = new URL("crates/pegwise-js/package/shapes.d.ts", root);

/** The schema with this name. */
export const schema = async (name) => JSON.parse(await readFile(new URL(`docs/schema/${name}.json`, root), "utf8"));

/** The schemas' texts about the command line, and the texts that replace them here. */
const DEFAULTS = {
  "Defaults to the symbols given on the command line": "Defaults to the digits starting at 1",
  "Defaults to the board given on the command line": "Defaults to the classic board",
};

/** The schema of each request, by name. */
export async function requests() {
  const { $defs } = await schema("engine-request");
  return Object.fromEntries($defs.RequestLine.oneOf.map((request) => [request.properties.request.const, request]));
}

export async function types() {
  const [asked, { $defs, oneOf }, byName] = [await schema("engine-request"), await schema("engine-event"), await requests()];
  const { RequestId, Failure, ...shapes } = $defs;
  const definitions = { ...asked.$defs, ...shapes };
  for (const name of ["CancelLine", "RequestId", "RequestLine"]) delete definitions[name];
  for (const [name, { properties: { request, ...properties }, required, ...about }] of Object.entries(byName)) {
    const needed = required.filter((field) => field !== "request");
    definitions[`${name[0].toUpperCase()}${name.slice(1)}Request`] = { ...about, properties, required: needed };
  }
  const isLast = ({ properties }) => ["result", "error"].includes(properties.event.const);
  definitions.Progress = { description: "An event sent while a request is running.", oneOf: oneOf.filter((event) => !isLast(event)) };
  const answers = oneOf.find(({ properties }) => properties.event.const === "result").oneOf;
  const results = answers.map(({ properties, description }) => [properties.answer.const, { ...properties.result, description }]);
  definitions.Results = {
    description: "The type of each result, by the name of its answer.",
    type: "object",
    properties: Object.fromEntries(results),
    required: results.map(([name]) => name),
  };
  const options = { unreachableDefinitions: true, additionalProperties: false, bannerComment: "", enableConstEnums: false };
  const text = await compile(plain({ type: "object", definitions }), "Nothing", options);
  const head = "// Written from the JSON Schemas of Pegwise by `npm run types` in tools/browser-tests.\n\n";
  return head + text.replace(/ \*\n \* This interface was referenced by [^]*?\n \*\//g, " */").replace(/export interface Nothing \{[^]*?\}\n/, "");
}

/** The schema without descriptions next to references, which would make the same type twice. */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  if (value.$ref) return { $ref: value.$ref.replace("$defs", "definitions") };
  const fields = Object.entries(value).filter(([name]) => name !== "$defs" && name !== "default");
  return Object.fromEntries(fields.map(([name, field]) => [name, name === "description" ? here(field) : plain(field)]));
}

function here(text) {
  if (typeof text !== "string") return plain(text);
  return Object.entries(DEFAULTS).reduce((text, [there, here]) => text.replace(there, here), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(FILE, await types());
