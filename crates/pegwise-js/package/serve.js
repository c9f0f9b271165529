// The worker's side of the engine, in a page and in node.
import init, { answer } from "./bindings.js";

/** Returns a handler for messages to the worker; it answers with `post`. */
export function serve(post) {
  let begin;
  const ready = new Promise((resolve) => (begin = resolve)).then((module) => init({ module_or_path: module }));
  // The module calls `tell` while it works.
  globalThis.tell = (told) => post({ told });
  return async ({ module, requests }) => {
    if (module) return begin(module);
    try {
      await ready;
      post({ answered: requests.map((request) => answer(request)) });
    } catch (error) {
      post({ broken: String(error) });
    }
  };
}
