import type { InputSize } from "@ymp/api/platform/limits/input-size";

const quote = '"';
const backslash = 92;
const structure = /["[\]{},:]/g;

/**
 * Whether JSON, not parsed yet, keeps to so many values and levels: a parser builds all of them before anybody can look. What is
 * no JSON is left to the parser.
 */
export function keepsShape(text: string, bounds: Pick<InputSize, "depth" | "values">): boolean {
  let depth = 0;
  let values = 1;
  structure.lastIndex = 0;
  for (let found = structure.exec(text); found; found = structure.exec(text)) {
    const [sign] = found;
    if (sign === quote) {
      const end = endOfText(text, structure.lastIndex);
      if (end < 0) return true;
      structure.lastIndex = end + 1;
    } else if (sign === "]" || sign === "}") depth -= 1;
    else {
      values += 1;
      if (sign === "[" || sign === "{") depth += 1;
      if (depth > bounds.depth || values > bounds.values) return false;
    }
  }
  return true;
}

/** Of the quote that ends a text started before `from`: one with an even number of backslashes before it. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 1)) {
    let before = at - 1;
    while (before >= from && text.charCodeAt(before) === backslash) before -= 1;
    if ((at - 1 - before) % 2 === 0) return at;
  }
  return -1;
}
