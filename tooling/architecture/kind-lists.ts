import { recordKinds } from "@ymp/core/records";
import { withoutComments } from "./code-text.ts";

/** What a list of kinds is made of at the least; two may be alike by chance. */
const FEWEST = 3;
const kind = `(?:${recordKinds.join("|")})`;

/** `["job", "order", "part"]` and `"job" | "order" | "part"`. */
const LISTED = new RegExp(`["'\`]${kind}["'\`](?:\\s*[,|]\\s*["'\`]${kind}["'\`]){${FEWEST - 1},}`);
/** `case "job":`, and `recordKind === "job"`. */
const ASKED_FOR = new RegExp(`(?:case\\s+|[kK]ind\\s*[!=]==\\s*)["'](${kind})["']`, "g");
const KEY = /(?:^|[{,\n])\s*["']?([a-z_]+)["']?:/g;

/** Whether code lists kinds of record: as values, as a type, as the keys of one object, or case by case. */
export function listsKinds(code: string): boolean {
  const text = withoutComments(code);
  const asked = new Set([...text.matchAll(ASKED_FOR)].map(([, name]) => name));
  return LISTED.test(text) || asked.size >= FEWEST || blocksOf(text).some(isKeyedByKind);
}

/** Three kinds, and nothing much besides: an object that has an order among other things lists no kinds. */
function isKeyedByKind(block: string): boolean {
  const keys = [...block.matchAll(KEY)].map(([, name]) => name ?? "");
  const kinds = new Set(keys.filter((name) => recordKinds.some((known) => known === name)));
  return kinds.size >= FEWEST && kinds.size > keys.length / 2;
}

/** The text of each pair of braces, without what is in braces, brackets and parentheses within it. */
function blocksOf(text: string): string[] {
  const open: string[] = [];
  const closed: string[] = [];
  for (const sign of text) {
    if ("{[(".includes(sign)) open.push(sign);
    else if ("}])".includes(sign)) closed.push(`${open.pop() ?? ""}${sign}`);
    else if (open.length > 0) open.push(`${open.pop() ?? ""}${sign}`);
  }
  return closed.filter((block) => block.startsWith("{"));
}
