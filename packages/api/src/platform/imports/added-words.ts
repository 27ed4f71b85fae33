import { identity } from "./comparable.ts";

/** What is said of a record comes after what was said of it before, a line for each; null when nothing of it is new. */
export function addedWords(held: string | null | undefined, given: string): { added: string; all: string } | null {
  if (!held) return { added: given, all: given };
  const known = new Set(held.split("\n").map(identity));
  const lines = given.split("\n").filter((line) => line.trim() !== "" && !known.has(identity(line)));
  if (lines.length === 0 || identity(held).includes(identity(given))) return null;
  const added = lines.join("\n");
  return { added, all: `${held}\n${added}` };
}
