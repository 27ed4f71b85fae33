import type { EntryPayload } from "@ymp/core/books/book-events";
import type { DocumentBlock } from "../../platform/pdf/document.ts";
import type { BookWords } from "./book-words.ts";
import { payloadOf } from "./events.rules.ts";
import type { EventRow } from "./logbooks.record.ts";

type Told = Pick<EventRow, "entryNo" | "event">;

/**
 * Section B as the form has it: each person once for each time aboard, as it was told last; then whether exactly one of those who are aboard
 * is designated for distress.
 * @param entries that stand, in their order
 */
export function qualifiedSheet(entries: readonly Told[], words: BookWords): DocumentBlock[] {
  const last = new Map<string, Told>();
  for (const entry of entries) {
    const { who, joinedOn } = payloadOf<EntryPayload>(entry).values;
    last.set(`${who} ${joinedOn}`, entry);
  }
  if (last.size === 0) return [];
  const told = [...last.values()].map((entry) => ({ entry, payload: payloadOf<EntryPayload>(entry) }));
  const primary = told.filter(({ payload: { values } }) => values.isPrimary === true && !values.leftOn).length;
  return [
    { kind: "heading", level: 2, text: words.both("qualified.heading") },
    {
      kind: "table",
      columns: [
        { heading: words.both("logbooks:no"), share: 1 },
        { heading: words.both("qualified.person"), share: 9 },
      ],
      rows: told.map(({ entry, payload }) => [
        String(entry.entryNo ?? ""),
        payload.columns?.["Summary of communication"] ?? payload.title,
      ]),
    },
    ...(primary === 1
      ? []
      : [{ kind: "paragraph" as const, text: words.both(primary === 0 ? "qualified.none" : "qualified.several") }]),
  ];
}
