import { pagePath, writePath } from "../books/book-addresses.ts";
import { bookKinds } from "../books/kinds.ts";
import { recordPath } from "../records.ts";
import type { NoticeFacts } from "./sentence.ts";

/** Where a notice leads: to the page of its record; of a book to the very page, or to the entry that is to be made; of hours of rest to the month. */
export function noticePath(recordKind: string, id: string | null, facts: NoticeFacts): string | null {
  const kind = bookKinds.find((known) => known === facts.bookKind);
  const path = recordPath(recordKind, id);
  if (recordKind === "rest_month" && path !== null && typeof facts.month === "string")
    return `${path}&month=${facts.month}`;
  if (recordKind !== "logbook" || id === null || kind === undefined) return path;
  if (typeof facts.page === "number") return pagePath({ id, kind }, facts.page);
  return typeof facts.code === "string" ? writePath({ id, kind }, facts.code) : path;
}
