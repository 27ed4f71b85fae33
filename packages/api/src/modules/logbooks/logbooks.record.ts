import type { BookForm } from "@ymp/core/books/all-books";
import type { EntryPayload } from "@ymp/core/books/book-events";
import { wordsOfBook, wordsOfEntry } from "@ymp/core/books/found-words";
import type { logbookDrafts, logbookEvents, logbooks, tanks } from "@ymp/db/schema/logbooks";
import type { RecordDescriptor } from "../../platform/records.ts";

export type LogbookRow = typeof logbooks.$inferSelect;
/** What is entered by now: as it was opened, or designed since. */
export const formOf = ({ form, design }: Pick<LogbookRow, "form" | "design">): BookForm => design ?? form;

export type EventRow = typeof logbookEvents.$inferSelect;
export type DraftRow = typeof logbookDrafts.$inferSelect;
export type TankRow = typeof tanks.$inferSelect;

/** @param names what its kind is called in the languages that people search in, told when it is opened */
export const logbookRecord: RecordDescriptor<LogbookRow & { names?: readonly string[] }> = {
  kind: "logbook",
  searchEntry: ({ kind, number, title, names }) =>
    kind === undefined || number === undefined || names === undefined
      ? undefined
      : { ...wordsOfBook({ kind, number, title }, names), text: [...wordsOfBook({ kind, number }, names).text] },
};

/** An entry, which nobody changes any more, with the number of its book. */
export const logbookEntryRecord: RecordDescriptor<EventRow & { number: string }> = {
  kind: "logbook_entry",
  searchEntry: ({ number, entryNo, event, words }) => {
    if (number === undefined || event === undefined || typeof entryNo !== "number") return undefined;
    const payload: EntryPayload = Reflect.get(event, "payload");
    const found = wordsOfEntry({ number }, { entryNo, payload, words: words ?? "" });
    return { ...found, text: [...found.text] };
  },
};
export const tankRecord: RecordDescriptor<TankRow> = { kind: "tank" };
