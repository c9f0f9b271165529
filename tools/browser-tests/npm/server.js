// A host for the pages of the tests. It serves folders as they are, under a strict policy.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** Allows scripts, workers and modules only from the page's own host and the given ones; nothing inline, and no `eval`. */
export const strict = (...hosts) => {
  const own = ["'self'", ...hosts].join(" ");
  const workers = hosts.length > 0 ? `${own} blob:` : own;
  return `default-src 'none'; script-src ${own} 'wasm-unsafe-eval'; connect-src ${own}; worker-src ${workers}`;
};

/** Serves folders until the test ends, chosen by the first part of the path. Returns the origin. */
export async function serve(test, folders, { policy, types = TYPES } = {}) {
  const server = createServer(async ({ url }, response) => {
    if (url === "/favicon.ico") return response.writeHead(204).end();
    const [, folder, ...path] = new URL(url, "http://host").pathname.split("/");
    const headers = { "content-type": types[extname(url.split("?")[0])] ?? "application/octet-stream", "access-control-allow-origin": "*" };
    if (policy) headers["content-security-policy"] = policy;
    try {
      const file = await readFile(new URL(path.join("/") || "index.html", folders[folder]));
      response.writeHead(200, headers).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  test.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${server.address().port}`;
}
