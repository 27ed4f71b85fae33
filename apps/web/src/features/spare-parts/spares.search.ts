import { departments } from "@ymp/core/access/roles";
import { partSorts, partStates } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { id, oneOf, onlyYes, type SearchOf, searchOf, severalOf, text } from "../../lib/search-readers.ts";

/** The parts of every machine. */
export const partsAddress = listAddress({
  path: "/app/boatspareparts",
  opens: "part",
  filters: {
    search: text(),
    equipmentId: id,
    itemId: id,
    departments: severalOf(departments),
    isOfCritical: onlyYes,
    state: oneOf(partStates),
  },
  usual: { state: "all" },
  sorts: partSorts,
  order: { sort: "designation" },
  more: {},
});
export type PartsSearch = SearchIn<typeof partsAddress>;

export const browseSearch = searchOf({
  machine: id,
  section: id,
  /** The part that is lit, in the list and on the drawing. */
  part: id,
  /** That part is open over the page. */
  open: oneOf([true]),
});
export type BrowseSearch = SearchOf<typeof browseSearch>;

export const sectionsSearch = searchOf({ machine: id });
