import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

interface Entry {
  file: string;
  imports?: string[];
}

const dist = path.resolve(import.meta.dirname, "../dist");
const manifest: Record<string, Entry> = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
const languages = ["en", "fr", "ja", "zh"];

/** What the browser holds before a screen can be drawn; a screen is named by the sources it begins with. */
function filesOf(keys: readonly string[], files = new Set<string>()): Set<string> {
  for (const key of keys) {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no ${key}.`);
    if (files.has(entry.file)) continue;
    files.add(entry.file);
    filesOf(entry.imports ?? [], files);
  }
  return files;
}

function kilobytes(files: Iterable<string>): number {
  const sizes = [...files].map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The chunk of a source, whether it is one of its own or was gathered with others under a name. */
function keyOf(ending: string, gathered: string): string {
  const keys = Object.keys(manifest);
  const found =
    keys.find((key) => key.endsWith(ending)) ??
    keys.find((key) => new RegExp(`^_${gathered}-[\\w-]{8}\\.js$`).test(key));
  if (!found) throw new Error(`The build has neither ${ending} nor ${gathered}.`);
  return found;
}

const words = (language: string, area: string) => keyOf(`bundles/${language}/${area}.ts`, area);
const signIn = (language: string) => [
  "index.html",
  keyOf("sign-in-tree.gen.js", "sign-in"),
  words(language, "entry"),
  words(language, "door"),
];
const firstList = (language: string) => [
  "index.html",
  keyOf("routes/app.tsx?tsr-split=component", "frame"),
  keyOf("routes/app/home.tsx?tsr-split=component", "list"),
  words(language, "entry"),
  words(language, "work"),
];

describe("JavaScript that has to arrive, compressed by gzip", () => {
  // 1.5 kB of it, here and below, tell of code that hangs, of a browser without cookies, and sign out without a link.
  // 0.9 kB of it keeps writes on the device until they are answered, and knows which files are on this device alone.
  test.each(languages)("before sign-in in %s stays within its budget", (language) => {
    expect(kilobytes(filesOf(signIn(language)))).toBeLessThan(149.5);
  });

  // 2 kB of it let tablets with Safari 15.4 in, half a kB holds what a device refuses to keep.
  test.each(languages)("before the first list of jobs in %s stays within its budget", (language) => {
    expect(kilobytes(filesOf(firstList(language)))).toBeLessThan(212.95);
  });

  /** Fetched by the frame itself once the list has settled, as far as it was not needed before. */
  const fetchedAhead = [
    keyOf("src/routeTree.gen.ts", "routes"),
    keyOf("primitives/overlay-parts.tsx", "overlays"),
    keyOf("src/lib/uploads/use-uploads.ts", "uploads"),
  ];
  const known = filesOf([...firstList("en"), ...fetchedAhead]);
  const further = Object.keys(manifest).filter((key) => /routes\/app\/.*tsr-split=component$/.test(key));
  test.each(further)("of %s after the first list stays within its budget", (route) => {
    const added = [...filesOf([route])].filter((file) => !known.has(file));
    expect(kilobytes(added)).toBeLessThan(66);
  });

  const opened = Object.keys(manifest).filter((key) => /^src\/features\/.*\.tsx$/.test(key));
  test.each(opened)("of %s, opened over a screen, stays within its budget", (part) => {
    const added = [...filesOf([part])].filter((file) => !known.has(file));
    expect(kilobytes(added)).toBeLessThan(122.5);
  });

  test("the measure of a password's strength comes when one is chosen, and stays within its budget", () => {
    const meter = "src/lib/new-password/password-meter.tsx";
    const waitedFor = [...signIn("en"), ...firstList("en")];
    const file = manifest[meter]?.file ?? "";
    expect([...filesOf(waitedFor)]).not.toContain(file);
    expect(kilobytes([...filesOf([meter])].filter((needed) => !filesOf(waitedFor).has(needed)))).toBeLessThan(275);
  });

  test("the first screens come without the words of the other one", () => {
    expect([...filesOf(firstList("en"))]).not.toContain(manifest[words("en", "door")]?.file);
    expect([...filesOf(signIn("en"))]).not.toContain(manifest[words("en", "work")]?.file);
  });

  test("what opened parts need is named by the file that comes next, and is there", () => {
    const textOf = (key: string) => readFileSync(path.join(dist, manifest[key]?.file ?? ""), "utf8");
    const routes = textOf(keyOf("src/routeTree.gen.ts", "routes"));
    const named: { files: string[]; lists: number[][] } = JSON.parse(
      /globalThis\.ympPreloads=(.*);\n$/.exec(routes)?.[1] ?? "null",
    );
    const uses = firstList("en").flatMap((key) => [...textOf(key).matchAll(/__preloads\((\d+)\)/g)]);
    expect(uses.map(([, which]) => Number(which)).sort((a, b) => a - b)).toEqual([...named.lists.keys()]);
    expect(named.lists.length).toBeGreaterThan(40);
    expect(named.lists.flat().filter((place) => !named.files[place])).toEqual([]);
    expect(named.files.filter((file) => !existsSync(path.join(dist, file)))).toEqual([]);
  });

  test("every screen has its own part, and so has what opens over it", () => {
    expect(further.length).toBeGreaterThan(30);
    expect(opened.length).toBeGreaterThan(80);
  });
});

describe("what is read before the first list", () => {
  const sourceOf = (file: string) => readFileSync(path.join(dist, file), "utf8");

  test("makes no printer of dates while it is read: the first takes a slow processor a tenth of a second", () => {
    const makers = [...filesOf(firstList("en"))].filter((file) => /(^|[;,}])new Intl\./m.test(sourceOf(file)));
    expect(makers).toEqual([]);
  });

  test("has been compressed by the build, and says the same", () => {
    const large = [...filesOf(firstList("en"))].filter((file) => sourceOf(file).length > 50_000);
    expect(large.length).toBe(3);
    for (const file of large) {
      const compressed = readFileSync(path.join(dist, ".br", `${path.basename(file)}.br`));
      expect(brotliDecompressSync(compressed).toString()).toBe(sourceOf(file));
    }
  });

  test("is compiled while it arrives, but for the file that arrives last", () => {
    const hinted = [...filesOf(firstList("en"))].filter((file) =>
      sourceOf(file).startsWith("//# allFunctionsCalledOnLoad\n"),
    );
    expect(hinted.map((file) => path.basename(file).replace(/-[\w-]{8}\.js$/, "")).sort()).toEqual(["frame", "list"]);
  });
});
