import { tokensOf } from "@ymp/core/search/tokens";
import type { guests } from "@ymp/db/schema/guests";
import type { RecordDescriptor } from "../../platform/records.ts";

export type GuestRow = typeof guests.$inferSelect;

/** Found by what everybody may call them, and by nothing that is kept from anybody. */
export const guestRecord: RecordDescriptor<GuestRow> = {
  kind: "guest",
  searchEntry: ({ name, knownAs, isPrivate }) =>
    name === undefined ? undefined : { title: name, detail: null, text: isPrivate ? [] : [knownAs] },
};

/** The words by which the search knows a guest. */
export const wordsOf = ({ name, knownAs }: GuestRow): string[] => tokensOf([name, knownAs].filter(Boolean).join(" "));
