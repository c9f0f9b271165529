import { Engine } from "pegwise";
import { check } from "../check.js";

globalThis.check = (what) => check(Engine, what);
