// The address of this page says where the package is: on its own host, or on another.
import { check } from "./check.js";

const { Engine } = await import(new URLSearchParams(location.search).get("package"));
globalThis.check = (what) => check(Engine, what);
