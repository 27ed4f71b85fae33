import { refuseFile } from "./refuse-file.ts";
import { tableLimits } from "./table.ts";

/** Far above what spreadsheet programs write; the reader goes over an unfinished tag or text again for every piece it takes in. */
const mostCharacters = 256 * 1024;
const mostNumberFormats = 5_000;
const numberFormatCharacters = 1_024;

/** How many elements of a name a part of a workbook may hold: the reader compares each with all others. */
const mostElements: Readonly<Record<string, { name: string; most: number; refuse: () => never }>> = {
  "xl/workbook.xml": {
    name: "sheet",
    most: tableLimits.sheets,
    refuse: () => refuseFile("imports:fileTooManySheets", { limit: tableLimits.sheets }),
  },
  "xl/_rels/workbook.xml.rels": { name: "Relationship", most: tableLimits.archiveEntries, refuse: refuseDamaged },
};

function refuseDamaged(): never {
  return refuseFile("imports:fileDamaged");
}

/**
 * Markup of a workbook as its reader may see it: without comments, instructions and unparsed sections, with < and > at tags
 * alone, and no tag or text longer than what programs write. So every reader finds the same tags, and finds them at once.
 * @throws AppError invalid
 */
export function boundedMarkup(path: string, markup: string): string {
  const kept: string[] = [];
  let numberFormats = 0;
  let elements = 0;
  const counted = mostElements[path.toLowerCase()];
  for (let at = 0; at < markup.length; ) {
    const open = markup.indexOf("<", at);
    const textEnd = open < 0 ? markup.length : open;
    if (textEnd - at > mostCharacters) refuseDamaged();
    kept.push(markup.slice(at, textEnd));
    if (open < 0) break;
    const skipped = endOfSkipped(markup, open);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    at = endOfTag(markup, open);
    const tag = markup.slice(open, at);
    const name = /^<(?:[^\s:/>]*:)?([^\s/>]*)/.exec(tag)?.[1] ?? "";
    if (name === "numFmt") {
      numberFormats += 1;
      if (numberFormats > mostNumberFormats || tag.length > numberFormatCharacters) refuseDamaged();
    }
    if (name === counted?.name) {
      elements += 1;
      if (elements > counted.most) counted.refuse();
    }
    kept.push(/[<>]/.test(tag.slice(1, -1)) ? withEscapedAngles(tag) : tag);
  }
  return kept.join("");
}

const skippedSections = [
  { start: "<![CDATA[", end: "]]>" },
  { start: "<!--", end: "-->" },
  { start: "<?", end: "?>" },
] as const;

/** Where a section that the reader passes over ends; undefined for a tag. */
function endOfSkipped(markup: string, open: number): number | undefined {
  const section = skippedSections.find(({ start }) => markup.startsWith(start, open));
  if (!section) return undefined;
  const end = markup.indexOf(section.end, open + section.start.length);
  return end < 0 ? refuseDamaged() : end + section.end.length;
}

/** One past the tag's own >, which is none of those in quotes. */
function endOfTag(markup: string, open: number): number {
  let quote = 0;
  const last = Math.min(markup.length, open + mostCharacters);
  for (let at = open + 1; at < last; at += 1) {
    const sign = markup.charCodeAt(at);
    if (quote !== 0) {
      if (sign === quote) quote = 0;
    } else if (sign === doubleQuote || sign === singleQuote) quote = sign;
    else if (sign === greater) return at + 1;
    else if (sign === less) refuseDamaged();
  }
  return refuseDamaged();
}

const doubleQuote = 0x22;
const singleQuote = 0x27;
const less = 0x3c;
const greater = 0x3e;

function withEscapedAngles(tag: string): string {
  return `<${tag.slice(1, -1).replaceAll("<", "&lt;").replaceAll(">", "&gt;")}>`;
}
