import { isId } from "@ymp/core/ids";
import { oneOf, type SearchOf, searchOf, text } from "../../lib/search-readers.ts";

const monthPattern = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;
const asMonth = (value: unknown) => (typeof value === "string" && monthPattern.test(value) ? value : undefined);
const asId = (value: unknown) => (typeof value === "string" && isId(value) ? value : undefined);
const asRevision = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** Whose month is shown, and which; a day of it on the phone, and a revision that was signed. */
export const restSearch = searchOf({
  person: asId,
  month: asMonth,
  day: text(10),
  revision: asRevision,
  view: oneOf(["people", "ahead"]),
});
export type RestSearch = SearchOf<typeof restSearch>;

export const printRestSearch = searchOf({ month: asMonth });
