import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { codeFiles, filesMatching, isTest, lineAt, type SourceFile } from "./source-tree.ts";

/** Ways by which a text becomes markup or code. */
const MARKUP_OR_CODE =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcdoc|srcDoc|document\.write|createContextualFragment)\b|\beval\(|\bnew Function\(|\bexecSync\(|\bexec\(\s*`/g;
/** SQL that is no bound value, other than a word that is there as written. */
const WORD = '"[^"]*"';
const BUILT_SQL = new RegExp(`\\bsql\\.raw\\((?!${WORD}\\)|[\\w.]+ \\? ${WORD} : ${WORD}\\))`, "g");
/** Ways of asking a server that have no end of their own. */
const ENDLESS =
  /(?<![.\w])fetch\(|(?:[(,=]\s*|globalThis\.|window\.|self\.)fetch\b(?=\s*[;,)(])|\bnew (?:EventSource|XMLHttpRequest|WebSocket)\b|\bsendBeacon\(/g;

/** Where SQL is put together from names, each read: they come from our own tables and lists, never from a request. */
const REVIEWED_SQL = [
  "packages/api/src/kit/insert-rows.ts",
  "packages/api/src/kit/update-rows.ts",
  "packages/api/src/modules/counts/count-lines.repository.ts",
  "packages/api/src/modules/jobs/job-order.ts",
  "packages/api/src/modules/platform/vessels-list.repository.ts",
  "packages/api/src/platform/archives/archive-rows.ts",
  "packages/api/src/platform/archives/import-rows.ts",
  "packages/api/src/platform/archives/read-archive.ts",
  "packages/api/src/platform/archives/vessel-row.ts",
];

const product = codeFiles().filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path));

describe("the product's code", () => {
  it("never makes markup or code of a text", () => {
    const markup = product.flatMap((file) => found(file, MARKUP_OR_CODE));
    // The address of a file of the build, before anything else is on the page.
    expect(markup.map((place) => place.split(":")[0])).toEqual(["apps/web/src/boot/write-script.ts"]);
  });

  it("binds the values of its SQL; names are put into it in reviewed files only", () => {
    const served = product.filter(({ path }) => path.startsWith("packages/api/") || path.startsWith("apps/server/"));
    const building = served.filter((file) => found(file, BUILT_SQL).length > 0).map(({ path }) => path);
    expect(building.sort()).toEqual(REVIEWED_SQL);
  });

  it("takes a name or title by the one schema that refuses what nobody can see", () => {
    const inputs = product.filter(({ path }) => /^packages\/(api|core)\/.*schema\.ts$/.test(path));
    const own = /\b(?:\w*[nN]ame|\w*[tT]itle|designation)\s*[:=]\s*(?:z\.string\(\)|line\(|text\()[^,;]*\.min\(1/g;
    expect(inputs.flatMap((file) => found(file, own))).toEqual([]);
  });

  it("hashes passwords at the one cost: another is for tests", () => {
    const other = /\b(?:createPasswords|hashOfNobodysPassword)\([^()]*,|\bhashOfNobodysPassword\(\s*[^)\s]/g;
    const choosing = product.filter(({ path }) => path !== "packages/api/src/platform/accounts/passwords.ts");
    expect(choosing.flatMap((file) => found(file, other))).toEqual([]);
    const text = "createPasswords(key, { memoryCost: 8 }); createPasswords(key); hashOfNobodysPassword(cheap)";
    expect(found({ path: "a.ts", text }, other)).toHaveLength(2);
  });

  it("takes what must not be guessed from the system's generator", () => {
    const random = product.flatMap((file) => found(file, /\bMath\.random\b/g));
    // How long to wait for a stream or a database, and the colour of a person.
    expect(random.map((place) => place.split(":")[0])).toEqual([
      "apps/web/src/app/kept-stream.ts",
      "apps/web/src/features/users/new-user-dialog.tsx",
      "packages/db/src/catalog-conflicts.ts",
    ]);
  });

  it("asks the server only by what ends where no answer comes: a browser waits for ever, on one of few connections", () => {
    const screens = product.filter(({ path }) => path.startsWith("apps/web/src/"));
    const worker = filesMatching(/^apps\/web\/service-worker\/.*\.js$/);
    const asking = [...screens, ...worker].flatMap((file) => found(file, ENDLESS).map((place) => place.split(":")[0]));
    expect(asking.sort()).toEqual([
      // In `fetchWithin`.
      "apps/web/service-worker/worker.js",
      "apps/web/src/app/limited-fetch.ts",
      // Handed to `askEarly`, which ends it.
      "apps/web/src/boot/theme-boot.ts",
    ]);
    const text =
      "fetch(a); ask(b, fetch); const ask = fetch; new EventSource(c); refetch(); api.fetch(d); { fetch: limited }";
    expect(found({ path: "a.ts", text }, ENDLESS)).toHaveLength(4);
  });

  it("takes currencies by the one schema that knows which are in use", () => {
    const inputs = product.filter(({ path }) => /^packages\/api\/.*\.schema\.ts$/.test(path));
    expect(inputs.flatMap((file) => found(file, /[cC]urrency: (?!.*\bcurrencySchema\b).*\bz\.|\[A-Z\]\{3\}/g))).toEqual(
      [],
    );
  });

  it("keeps room for the words of every column of a table", () => {
    const screens = product.filter(({ path }) => path.startsWith("apps/web/"));
    expect(screens.flatMap((file) => found(file, /\bwidth: "minmax\(0/g))).toEqual([]);
  });

  it("names the key of commands by the keyboard it is on", () => {
    const screens = product.filter(({ path }) => /\.tsx?$/.test(path) && path !== "packages/ui/src/lib/keys.ts");
    expect(screens.flatMap((file) => found(file, /⌘/g))).toEqual([]);
  });

  it("shows to a finger whatever it shows to a pointer that hovers", () => {
    const screens = product.filter(({ path }) => /\.tsx$/.test(path));
    expect(screens.flatMap(shownOnHoverAlone)).toEqual([]);
    const text = `<a className="opacity-0 [li:hover_&]:opacity-100" /> <a className="hidden group-hover:flex touch:flex" />`;
    expect(shownOnHoverAlone({ path: "a.tsx", text })).toEqual(["a.tsx:1 opacity-0 [li:hover_&]:opacity-100"]);
  });

  it("lets people put lines in order by the one list, which has keys, words and handles for a finger", () => {
    const sorting = product.filter(({ text }) => text.includes('"@dnd-kit/sortable"'));
    expect(sorting.map(({ path }) => path)).toEqual(["apps/web/src/lib/sortable-lines.tsx"]);
  });

  it("has pages without a script or style of their own text", () => {
    const pages = filesMatching(/^apps\/.*\.html$/);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.flatMap((page) => found(page, /<script(?![^>]*\bsrc=)[^>]*>|<style|\son\w+=|\sstyle=/g))).toEqual([]);
  });

  it("asks for every dangerous way that this test names", () => {
    const text = "a.innerHTML = b; eval(c); <p dangerouslySetInnerHTML={d} />; sql.raw(name); sql.raw(`x`)";
    expect(found({ path: "a.ts", text }, MARKUP_OR_CODE)).toHaveLength(3);
    expect(found({ path: "a.ts", text }, BUILT_SQL)).toHaveLength(2);
    expect(found({ path: "a.ts", text: 'sql.raw("asc"); sql.raw(isDown ? "<" : ">")' }, BUILT_SQL)).toEqual([]);
  });
});

/** Classes that hide something and show it on hover, with no word on touch. */
function shownOnHoverAlone({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  return [...code.matchAll(/"([^"\n]*)"/g)].flatMap((quoted) => {
    const classes = quoted[1] ?? "";
    const isHidden = /(?:^|\s)(?:opacity-0|invisible|hidden)(?:\s|$)/.test(classes);
    const showsOnHover = /hover[^\s]*:(?:opacity-|visible|flex|block|inline|grid)/.test(classes);
    return isHidden && showsOnHover && !/(?:^|\s)touch:/.test(classes)
      ? [`${path}:${lineAt(code, quoted.index)} ${classes}`]
      : [];
  });
}

function found({ path, text }: SourceFile, pattern: RegExp): string[] {
  const code = withoutComments(text);
  return [...code.matchAll(pattern)].map((hit) => `${path}:${lineAt(code, hit.index)} ${hit[0]}`);
}
