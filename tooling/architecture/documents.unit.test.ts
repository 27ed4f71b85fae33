import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { REACH } from "./import-rules.ts";
import { filesMatching, root, type SourceFile } from "./source-tree.ts";

const TOP_FOLDERS = "apps|packages|bench|e2e|endurance|tooling|scripts|docs|\\.ci";
const NAMED_PATH = new RegExp(
  `^(?:(?:${TOP_FOLDERS})(?:/[\\w.$@{},*<>-]+)*/?|[A-Za-z][\\w.-]*\\.(?:json|md|ts|mjs|mts))$`,
);

/** What ARCHITECTURE.md shortens in its tables of concerns. */
const SHORT_PATHS: Record<string, string> = {
  core: "packages/core/src",
  db: "packages/db/src",
  modules: "packages/api/src/modules",
  platform: "packages/api/src/platform",
  kit: "packages/api/src/kit",
  web: "apps/web/src",
  server: "apps/server/src",
};

const fileNames = new Set(filesMatching(/\.(json|md|ts|tsx|mjs|mts)$/).map(({ path: file }) => path.basename(file)));

describe("documents", () => {
  const documents = filesMatching(/^[^.].*\.md$|^\.ci\/.*\.md$/);

  it("name only paths that exist", () => {
    expect(documents.flatMap(lostPaths)).toEqual([]);
  });

  it("link only to pages that exist", () => {
    expect(documents.flatMap(lostLinks)).toEqual([]);
  });

  it("name only commands that exist", () => {
    const commands = new Set(Object.keys(scriptsOf("package.json")));
    const named = documents.flatMap(({ path: document, text }) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = ""]) => ({ document, command })),
    );
    expect(named.filter(({ command }) => !commands.has(command))).toEqual([]);
  });

  it("say what packages may import, as the rules have it", () => {
    const [architecture] = filesMatching(/^ARCHITECTURE\.md$/);
    expect(reachIn(architecture?.text ?? "")).toEqual(sorted(REACH));
  });
});

/** Code spans that look like paths of the project. A `*` or `<name>` stands for something: only what comes before it is looked up. */
function lostPaths({ path: document, text }: SourceFile): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span.trim());
  return spans
    .map((span) => (document === "ARCHITECTURE.md" ? inFull(span) : span))
    .filter((span) => NAMED_PATH.test(span))
    .map((span) => span.replace(/[^/]*[*<{].*$/, ""))
    .filter((span) => span !== "" && !isThere(span, document))
    .map((span) => `${document}: ${span}`);
}

function inFull(span: string): string {
  const [head = "", ...rest] = span.split("/");
  const folder = SHORT_PATHS[head];
  return folder && rest.length > 0 ? [folder, ...rest].join("/") : span;
}

function lostLinks({ path: document, text }: SourceFile): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !existsSync(path.join(root, path.dirname(document), target)))
    .map((target) => `${document}: ${target}`);
}

/** A bare file name may be anywhere: a page about a module speaks of its files by name. */
function isThere(named: string, document: string): boolean {
  if (!named.includes("/") && fileNames.has(named)) return true;
  return [root, path.join(root, path.dirname(document))].some((folder) => existsSync(path.join(folder, named)));
}

/** Of the table of packages: its first column names the folder, its last the packages. */
function reachIn(text: string): Record<string, readonly string[]> {
  const names = new RegExp(`\\b(?:${Object.keys(REACH).join("|")})\\b`, "g");
  const rows = text.matchAll(/^\| `(?:packages\/|apps\/)?([a-z\d]+)` \|.*\| (.+) \|$/gm);
  return sorted(Object.fromEntries([...rows].map(([, name = "", last = ""]) => [name, last.match(names) ?? []])));
}

const sorted = (reach: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(reach).map(([name, reached]) => [name, [...reached].sort()]));

function scriptsOf(manifest: string): Record<string, string> {
  const [file] = filesMatching(new RegExp(`^${manifest}$`));
  const parsed: { scripts?: Record<string, string> } = JSON.parse(file?.text ?? "{}");
  return parsed.scripts ?? {};
}
