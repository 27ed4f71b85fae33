import type { PrintedLine } from "../definitions/entry-lines.ts";
import { lineLength } from "./book-pages.ts";
import { textOfLine } from "./entry-words.ts";

interface Place {
  readonly page: number;
  readonly line: number;
  readonly lastPage: number;
}

/**
 * The lines of an entry by the pages that they stand on, counted as they were when it was taken into the book. A line that does not fit goes
 * on overleaf after a word, without its item; the times by UTC stand where it ends.
 */
export function linesOnPages(
  { page, line, lastPage }: Place,
  lines: readonly PrintedLine[],
  linesPerPage: number,
): ReadonlyMap<number, PrintedLine[]> {
  const pages = new Map<number, PrintedLine[]>([[page, []]]);
  let [pageNo, used] = [page, line - 1];
  const put = (part: PrintedLine) => pages.set(pageNo, [...(pages.get(pageNo) ?? []), part]);
  for (let [part, ...rest] = lines; part !== undefined; [part, ...rest] = rest) {
    if (used >= linesPerPage && pageNo < lastPage) [pageNo, used] = [pageNo + 1, 0];
    const needed = Math.max(1, Math.ceil(textOfLine(part).length / lineLength));
    const room = linesPerPage - used;
    const cut = needed > room && pageNo < lastPage ? cutAt(part, room) : null;
    if (cut === null) {
      put(part);
      used += needed;
    } else {
      put(cut.here);
      used = linesPerPage;
      rest = [cut.overleaf, ...rest];
    }
  }
  return pages;
}

function cutAt({ item, text, utc }: PrintedLine, room: number): { here: PrintedLine; overleaf: PrintedLine } | null {
  const length = room * lineLength - (item === "" ? 0 : item.length + 1);
  const space = text.lastIndexOf(" ", length);
  const at = space > 0 ? space + 1 : length;
  if (at <= 0 || at >= text.length) return null;
  return {
    here: { item, text: text.slice(0, at).trimEnd() },
    overleaf: { item: "", text: text.slice(at).trimStart(), ...(utc !== undefined && { utc }) },
  };
}
