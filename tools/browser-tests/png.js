// Makes small files from pictures with few colours: a palette instead of three bytes for each pixel.
import { crc32, deflateSync } from "node:zlib";

const MOST_COLORS = 128;

/** A PNG of the browser's picture, with the colours that matter. */
export async function small(page, screenshot) {
  const { width, height, pixels } = await page.evaluate(async (data) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const points = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
    return { width, height, pixels: Array.from(points, (point) => point & 0xffffff) };
  }, screenshot.toString("base64"));
  const counts = new Map();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const parts = (color) => [color & 255, (color >> 8) & 255, color >> 16];
  const unlike = (one, other) => parts(one).reduce((sum, part, at) => sum + (part - parts(other)[at]) ** 2, 0);
  // The most frequent colours that differ enough. Any other colour becomes the nearest of them.
  const palette = [];
  for (const [color] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (palette.length < MOST_COLORS && palette.every((other) => unlike(color, other) > 300)) palette.push(color);
  }
  const nearest = new Map([...counts.keys()].map((color) => [color, palette.reduce((best, other, at) => (unlike(color, other) < unlike(color, palette[best]) ? at : best), 0)]));
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) lines[y * (width + 1) + 1 + x] = nearest.get(pixels[y * width + x]);
  }
  const chunk = (kind, data) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const colors = Buffer.from(palette.flatMap(parts));
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("PLTE", colors), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}
