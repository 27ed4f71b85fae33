import { locales } from "@ymp/i18n/locales";
import { day, oneOf, type SearchOf, searchOf, text } from "../../lib/search-readers.ts";

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const asTime = (value: unknown) => (typeof value === "string" && timePattern.test(value) ? value : undefined);

export const directions = ["arrival", "departure"] as const;

/** Of which moment the list is, and what its head says: a link opens the same list again. */
export const crewListSearch = searchOf({
  direction: oneOf(directions),
  onDay: day,
  time: asTime,
  port: text(120),
  otherPort: text(120),
  voyage: text(40),
  locale: oneOf(locales),
});
export type CrewListSearch = SearchOf<typeof crewListSearch>;
