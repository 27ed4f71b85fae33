import { withoutComments } from "./code-text.ts";
import { codeFiles, type SourceFile } from "./source-tree.ts";

export interface Import {
  readonly from: string;
  /** The module as it is written. */
  readonly specifier: string;
  /** The file of this project it leads to; absent for packages from outside. */
  readonly to: string | undefined;
  /** Erased by the compiler: nothing is loaded at run time. */
  readonly isTypeOnly: boolean;
}

const FROM = /(?:^|[;}\n])\s*(import|export)\s+(type\s+)?([\w$*{}\s,]*?)\s*from\s*["']([^"']+)["']/g;
const FOR_EFFECT = /(?:^|[;}\n])\s*import\s*["']([^"']+)["']/g;
const LAZY = /\bimport\(\s*["']([^"']+)["']\s*\)/g;
const EXTENSIONS = ["", ".ts", ".tsx", ".mjs", ".css"];

let known: readonly Import[] | undefined;

/** Every import of every hand-written file; read once. */
export function allImports(): readonly Import[] {
  if (known === undefined) {
    // The generator's templates hold imports of files that are still to be written.
    const files = codeFiles().filter((file) => !file.path.startsWith("tooling/generators/"));
    const paths = new Set(files.map((file) => file.path));
    known = files.flatMap((file) => importsOf(file, paths));
  }
  return known;
}

export function importsOf(file: SourceFile, paths: ReadonlySet<string>): Import[] {
  const code = withoutComments(file.text);
  const describe = (specifier: string, isTypeOnly: boolean): Import => ({
    from: file.path,
    specifier,
    to: resolveSpecifier(file.path, specifier, paths),
    isTypeOnly,
  });
  const named = [...code.matchAll(FROM)].map(([, , type, names = "", specifier = ""]) =>
    describe(specifier, type !== undefined || hasOnlyTypes(names)),
  );
  const others = [...code.matchAll(FOR_EFFECT), ...code.matchAll(LAZY)].map(([, specifier = ""]) =>
    describe(specifier, false),
  );
  return [...named, ...others];
}

function hasOnlyTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  if (inBraces === undefined) return false;
  const parts = inBraces.split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "").every((part) => part.startsWith("type "));
}

function resolveSpecifier(from: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  const target = specifier.startsWith(".") ? joined(from, specifier) : packageTarget(specifier);
  if (target === undefined || target.includes("/dist/")) return undefined;
  return EXTENSIONS.map((extension) => target + extension).find((candidate) => paths.has(candidate)) ?? target;
}

function joined(from: string, specifier: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** `@ymp/core/time` is packages/core/src/time.ts; messages lie beside the source. */
function packageTarget(specifier: string): string | undefined {
  const [, name, inside] = /^@ymp\/([a-z0-9]+)\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined || inside === undefined) return undefined;
  if (name === "i18n" && inside.startsWith("messages/")) return `packages/i18n/${inside}`;
  const home = name === "server" || name === "web" ? "apps" : "packages";
  return `${home}/${name}/src/${inside}`;
}
