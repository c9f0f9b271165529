// Where the package is says the address: of this page's own host, or of another.
import { check } from "./check.js";

const { Engine } = await import(new URLSearchParams(location.search).get("package"));
globalThis.check = (what) => check(Engine, what);
