import { logSorts, logStates } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { id, oneOf, text, whole } from "../../lib/search-readers.ts";

/** `with` is what was pressed to be logged at once. */
export const logAddress = listAddress({
  path: "/app/log",
  opens: "entry",
  filters: { search: text(), nameId: id, year: whole(1900, 2199), state: oneOf(logStates) },
  usual: { state: "live" },
  sorts: logSorts,
  order: { sort: "loggedOn", descending: true },
  more: { new: oneOf([true]), with: id },
});
export type LogSearch = SearchIn<typeof logAddress>;
