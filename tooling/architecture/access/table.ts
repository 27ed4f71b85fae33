import { readFileSync, writeFileSync } from "node:fs";

export interface Row {
  readonly name: string;
  readonly guard: string;
  /** In the order of the callers. */
  readonly cells: readonly string[];
  readonly words: readonly string[];
}

/** A reviewed table beside the tests: what its columns mean, then a line for each call. */
export interface Table {
  readonly codes: Readonly<Record<string, string>>;
  readonly read: () => string[];
  readonly write: (lines: readonly string[]) => void;
}

export function tableIn(name: string, heading: string, codes: Readonly<Record<string, string>>): Table {
  const file = new URL(name, import.meta.url);
  return {
    codes,
    read: () => readFileSync(file, "utf8").slice(heading.length).trimEnd().split("\n"),
    write: (lines) => writeFileSync(file, `${heading}${lines.join("\n")}\n`),
  };
}

/** The table's lines, the columns' names again above each module. */
export function linesOf(rows: readonly Row[], callers: readonly string[], codes: Table["codes"]): string[] {
  const columns = callers.map((name) => (codes[name] ?? name.replace(/^(.)\w+\.(..).*$/, "$1.$2")).padEnd(4));
  const [nameWidth, guardWidth] = [widestOf(rows.map(({ name }) => name)), widestOf(rows.map(({ guard }) => guard))];
  let last: string | undefined;
  return rows.flatMap(({ name, guard, cells, words }) => {
    const start = `${name.padEnd(nameWidth)} ${guard.padEnd(guardWidth)}`;
    const line = `${start} ${cells.map((cell) => cell.padEnd(4)).join(" ")} ${words.join("; ")}`.trimEnd();
    const module = moduleOf(name);
    const isFirst = module !== last;
    last = module;
    return isFirst ? ["", `${module.padEnd(start.length)} ${columns.join(" ")}`.trimEnd(), line] : [line];
  });
}

const moduleOf = (name: string) => (name.startsWith("/") ? "" : (name.split(".")[0] ?? ""));

const widestOf = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
