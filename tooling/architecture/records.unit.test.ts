import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { builtMenuEntries, menuEntries } from "@ymp/core/access/menu";
import { importKinds, listPath } from "@ymp/core/imported-lists";
import { kindsWith, pathOf, recordFacts } from "@ymp/core/records";
import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { listsKinds } from "./kind-lists.ts";
import { addressOf, builtAddresses } from "./route-files.ts";
import { codeFiles, filesMatching, isTest, root } from "./source-tree.ts";

const FACTS = "packages/core/src/records.ts";

/** What needs SQL, services or drawings for each kind, with the type over which its table has to be complete. */
const tables: Record<string, string> = {
  "apps/web/src/features/find/found-rows.tsx": "SearchGroup",
  "apps/web/src/features/find/record-groups.tsx": "SearchGroup",
  "packages/api/src/modules/attention/attention.rules.ts": 'KindWith<"path">',
  "packages/api/src/modules/connected/reach.ts": "ConnectedKind",
  "packages/api/src/modules/equipment/history.repository.ts": "LoggedKind",
  "packages/api/src/modules/imports/undo.repository.ts": "NamedKind",
  "packages/api/src/modules/imports/undo.service.ts": "NamedKind",
  "packages/api/src/modules/record-files/record-files.repository.ts": "FiledKind",
  "packages/api/src/platform/archives/readable-sheets.ts": 'KindWith<"path">',
  "packages/api/src/platform/readable-records.repository.ts": "OpenedKind",
  "packages/api/src/platform/search/search.repository.ts": "SharedKind",
  "packages/core/src/shown-by.ts": "RecordKind",
  "packages/db/src/seed/build/search.ts": "SearchKind",
};

/** What asks for single kinds on purpose. */
const reviewed: Record<string, string> = {
  "apps/web/src/lib/connected/connected-rows.tsx": "a connection does not say what it was opened from",
  "packages/api/src/modules/connected/connected.service.ts":
    "a record is no connection of itself; only a job has a beginning",
  "packages/api/src/modules/connected/papers.repository.ts":
    "two switches over ConnectedKind; the one with a default has the common table in it",
  "packages/api/src/modules/equipment/equipment.record.ts": "what a machine's logbook tells besides the machine's own",
  "packages/api/src/platform/files/may-read-file.ts":
    "jobs alone are shared with people from outside, machines never; the rest is asked as a record",
  "packages/api/src/platform/live/live.service.ts":
    "items and files may be private, and people and their papers have readers of their own",
  "packages/api/src/platform/notifications/readers.ts":
    "jobs and worklists alone are shared with people from outside, items alone are private",
  "packages/api/src/platform/notifications/still-told.repository.ts":
    "the same of what was told before, and a person's notices are of papers",
};

const product = codeFiles().filter(({ path: file }) => /^(apps|packages)\/[^/]+\/src\//.test(file) && !isTest(file));

describe("a kind of record", () => {
  const listing = product.filter(({ path: file, text }) => file !== FACTS && listsKinds(text));

  it("is described in one file; others list kinds in tables that have to be complete, or for a reason", () => {
    expect(listing.map(({ path: file }) => file).sort()).toEqual(Object.keys({ ...tables, ...reviewed }).sort());
  });

  it("that has no entry in such a table does not compile", () => {
    const open = listing.filter(({ path: file, text }) => {
      const type = tables[file];
      return type !== undefined && !withoutComments(text).includes(`Record<${type}, `);
    });
    expect(open.map(({ path: file }) => file)).toEqual([]);
  });

  it("that is found by words says by which", async () => {
    const files = filesMatching(/^packages\/api\/src\/.*\.record\.ts$/);
    const modules: object[] = await Promise.all(
      files.map(({ path: file }) => import(pathToFileURL(path.join(root, file)).href)),
    );
    const found = modules
      .flatMap((exported) => Object.values(exported))
      .flatMap((value) => (isFindable(value) ? [value.kind] : []));
    expect([...new Set(found)].sort()).toEqual(kindsWith("search").sort());
  });

  it("has words for its group of finds, and for the way back from its import", () => {
    const groups = kindsWith("search").filter((kind) => !("foundWith" in recordFacts[kind]));
    expect(Object.keys(read("search").kinds ?? {})).toEqual(expect.arrayContaining(groups));
    expect(Object.keys(read("imports").leaveTo ?? {})).toEqual(expect.arrayContaining(importKinds));
  });
});

describe("where a kind of record is opened or listed", () => {
  const id = "{}";
  const addresses = [...kindsWith("path").map((kind) => pathOf(kind, id)), ...importKinds.map(listPath)].map(
    (address) => address.replace(/\?.*/, ""),
  );

  it("is a page", () => {
    expect(addresses.filter((address) => !builtAddresses().has(address))).toEqual([]);
  });

  it("belongs to an entry of the menu, which is lit there", () => {
    const shell = readFileSync(path.join(root, "apps/web/src/app/shell/menu.tsx"), "utf8");
    const further = [...shell.matchAll(/"(\/app\/[a-z]+)"/g)].map(([, address = ""]) => address);
    const roots = [...menuEntries.filter(({ key }) => builtMenuEntries.has(key)).map(({ route }) => route), ...further];
    // What is opened from a list names that list in its route.
    const routes = filesMatching(/^apps\/web\/src\/routes\/app\/.*\.tsx$/);
    const lists = new Map(
      routes.map(({ path: file, text }) => [addressOf(file), /crumbTo: "([^"]+)"/.exec(text)?.[1]]),
    );
    const places = addresses.map((address) => lists.get(address) ?? address);
    expect(places.filter((place) => !roots.some((top) => place === top || place.startsWith(`${top}/`)))).toEqual([]);
  });
});

describe("the finding of lists of kinds", () => {
  it.each([
    'const kinds = ["job", "item", "part"] as const;',
    'type Kind = "job" | "item" | "part";',
    "const titles = { job: sql`title`, item: sql`name`, part: sql`designation` };",
    'switch (kind) { case "job": return a; case "item": return b; case "part": return c; }',
    'if (recordKind === "job" || recordKind === "item") return a; if (record.kind !== "part") return b;',
  ])("finds %s", (code) => {
    expect(listsKinds(code)).toBe(true);
  });

  it.each([
    'const kinds = kindsWith("files");',
    'const pair = ["job", "item"];',
    "const line = { order: 1, supplier: 2, item: 3, quantity: 4, unit: 5, price: 6, currency: 7 };",
    '// the kinds "job", "item", "part"',
  ])("passes %s", (code) => {
    expect(listsKinds(code)).toBe(false);
  });
});

function isFindable(value: unknown): value is { kind: string } {
  return typeof value === "object" && value !== null && "kind" in value && "searchEntry" in value;
}

function read(namespace: string): Record<string, object> {
  return JSON.parse(readFileSync(path.join(root, `packages/i18n/messages/en/${namespace}.json`), "utf8"));
}
