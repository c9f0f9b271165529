// The preview that other programs show for a link is in the HTML of each page, because those programs run no scripts.
import { expect, test } from "../pegwise.js";

for (const path of ["", "play/", "break/", "assistant/", "review/", "learn/", "strategies/", "you/", "class/"]) {
  test(`a link to ${path || "the start page"} has a title, a sentence and a picture`, async ({ request, site }) => {
    const address = new URL(path, site).href;
    const html = await (await request.get(address)).text();
    const meta = (name) => html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)">`))?.[1];
    expect(meta("og:title")).toContain("Pegwise");
    expect(meta("og:title")).toBe(html.match(/<title>(.+)<\/title>/)[1]);
    expect(meta("og:description")).toBe(meta("description"));
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(html).not.toContain("{{");
    // Next to the page, unless an address for the app is given.
    const picture = await request.get(new URL(meta("og:image"), address).href);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String)).toEqual([meta("og:image:width"), meta("og:image:height")]);
    expect(bytes.length).toBeLessThan(100_000);
  });
}
