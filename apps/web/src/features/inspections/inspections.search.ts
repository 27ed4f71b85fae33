import { id, oneOf, onlyYes, type SearchOf, searchOf, whole } from "../../lib/search-readers.ts";

/** What of an inspection is open: the first page unless something is named. */
export const inspectSearch = searchOf({ book: id, page: whole(1, 99_999), view: oneOf(["crew", "rest"]) });
export type InspectSearch = SearchOf<typeof inspectSearch>;

export const inspectionsSearch = searchOf({ inspection: id, start: onlyYes });
