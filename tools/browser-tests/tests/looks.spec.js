// The style sheet uses only its roles, whose contrasts are in docs/looks.md.
import { readFileSync } from "node:fs";
import { expect, FOLDER, test } from "../pegwise.js";

const DOCUMENT = readFileSync(new URL("../../../docs/looks.md", import.meta.url), "utf8");
const [ROLES, RULES] = readFileSync(`${FOLDER}/style.css`, "utf8").split("/* End of the roles. */");

/** Text needs a contrast of 4.5 to 1, and other visible elements 3 to 1. */
const READ = [
  "ink on paper", "ink on card", "ink on marked", "ink on tip", "quiet on paper", "quiet on card", "quiet on tip", "accent on paper", "accent on card", "on-act on act", "on-gold on gold", "on-board on board", "on-accent on accent",
  "on-accent on good", "bad on paper", "bad on card", "good on paper", "good on card", "on-grade on best", "on-grade on fine", "on-grade on fair", "on-grade on costly",
  ...Array.from({ length: 12 }, (_, at) => `peg-${[2, 3, 5, 7, 9, 11, 12].includes(at + 1) ? "dark" : "light"} on peg-${at + 1}`),
  "peg-dark on peg-other",
];
const SEEN = ["line on paper", "line on card", "edge on paper", "edge on card", "accent on tip", "black on tray", "white on rim", "rim on tray", "ring on board", "gold on board"];

test("colours and sizes of text are written among the roles only", () => {
  expect(RULES.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch|light-dark)\(/gi)).toBeNull();
  expect(RULES.match(/\b(color|background|fill|stroke): *(black|white|red|green|blue|yellow|gr[ae]y)\b/gi)).toBeNull();
  expect([...RULES.matchAll(/font-size: ([^;]+);/g)].map(([, size]) => size).filter((size) => !/^var\(--|^calc\(var\(--peg|^clamp\(100%|^1[02]pt$/.test(size))).toEqual([]);
});

test("every role is used, and explained", () => {
  const roles = new Set([...ROLES.matchAll(/(--[a-z0-9-]+):/g)].map(([, role]) => role));
  for (const role of roles) {
    expect(`${RULES}${ROLES}`, role).toContain(`var(${role})`);
    expect(DOCUMENT, role).toContain(role.replace(/-\d+$/, "-"));
  }
});

test("contrast in light and dark is enough, and what the document says", async ({ page }) => {
  await page.goto("");
  const ratios = (theme) => page.evaluate(({ theme, pairs }) => {
    document.documentElement.dataset.theme = theme;
    // A canvas shows how the browser converts a colour. Some colours are not in RGB.
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
    const probe = document.body.appendChild(Object.assign(document.createElement("i"), { className: "peg" }));
    const luminance = (role) => {
      probe.style.color = `var(--${role})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return pairs.map((pair) => {
      const [above, below] = pair.split(" on ");
      return ratio(luminance(above), luminance(below));
    });
  }, { theme, pairs: [...READ, ...SEEN] });
  const [light, dark] = [await ratios("light"), await ratios("dark")];
  const rows = [...READ, ...SEEN].map((pair, at) => {
    const needed = at < READ.length ? 4.5 : 3;
    expect(light[at], `${pair}, light`).toBeGreaterThanOrEqual(needed);
    expect(dark[at], `${pair}, dark`).toBeGreaterThanOrEqual(needed);
    // Truncated, not rounded, so that no contrast looks better than it is.
    const written = (ratio) => (Math.floor(10 * ratio) / 10).toFixed(1);
    return `| ${pair} | ${written(light[at])} | ${written(dark[at])} | ${needed} |`;
  });
  expect(DOCUMENT).toContain(rows.join("\n"));
});
