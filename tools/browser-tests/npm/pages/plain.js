// The address of this page says which host has the package: its own host or another.
import { check } from "./check.js";

const { Engine } = await import(new URLSearchParams(location.search).get("package"));
globalThis.check = (what) => check(Engine, what);
