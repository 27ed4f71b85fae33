import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

const placeInFile = /(file:\/\/[^\s()]+):(\d+):(\d+)/;

/**
 * Has the stacks of errors name places in the sources. Node can do so by an option, but then reads the map of every
 * file together with the file then, which a start has to wait for; here a map is read when a stack leads through its file.
 */
export function nameSourcesInStacks(): void {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };
  const inSource = (place: string) =>
    place.replace(placeInFile, (inBundle, file: string, line: string, column: string) => {
      const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !("originalSource" in entry)) return inBundle;
      return `${new URL(entry.originalSource, file).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
  Error.prepareStackTrace = (error, sites) =>
    [headOf(error), ...sites.map((site) => `    at ${inSource(String(site))}`)].join("\n");
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, "utf8")));
  } catch {
    // Not one of ours, or installed without its map: the place in the bundle has to do.
    return undefined;
  }
}

/** As the language writes an error; what cannot be written must not hide where it came from. */
function headOf(error: unknown): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error";
  }
}
