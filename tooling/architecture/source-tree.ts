import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export interface SourceFile {
  /** From the top of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "coverage", "screens", "test-results", "playwright-report"]);

/** Every file of the project whose path matches, in alphabetical order; what tools generate on the side is left out. */
export function filesMatching(pattern: RegExp): SourceFile[] {
  return pathsUnder("")
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") }));
}

/** Hand-written code: what the rules about imports, names and sizes speak of. */
export function codeFiles(): SourceFile[] {
  return filesMatching(/^(apps|packages|bench|e2e|endurance|tooling|scripts)\/.*\.(ts|tsx|mts|mjs)$/).filter(
    (file) => !isGenerated(file.path),
  );
}

export function isGenerated(file: string): boolean {
  return /\.gen\.tsx?$/.test(file);
}

/** Tests, and what only tests use: `test-app.ts` beside them. */
export function isTest(file: string): boolean {
  return (
    /(\.test|\/test-[a-z-]+)\.tsx?$/.test(file) ||
    /^(e2e|endurance)\//.test(file) ||
    file.startsWith("packages/testing/")
  );
}

/** One-based line of a position in the text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}

function pathsUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [inside];
    return SKIPPED_FOLDERS.has(entry.name) || (entry.name.startsWith(".") && entry.name !== ".ci")
      ? []
      : pathsUnder(inside);
  });
}
