import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const sources = ["packages/ui/src", "apps/web/src"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => path.join(folder, file)),
);
/** What the library draws over a screen; a tooltip goes by itself. */
const content = /<(RadixDialog|RadixAlert|RadixPopover|RadixSelect|Menu)\.Content\b/;

test("whatever lies over a screen is closed by the browser's Back", () => {
  const drawn = sources
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }))
    .filter(({ text }) => content.test(text));
  expect(drawn.length).toBeGreaterThan(4);
  expect(drawn.filter(({ text }) => !text.includes("useLayer(")).map(({ file }) => file)).toEqual([]);
});
