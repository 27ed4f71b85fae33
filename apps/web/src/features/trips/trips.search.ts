import { tripSorts, tripStates } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { oneOf, text } from "../../lib/search-readers.ts";

export const tripsAddress = listAddress({
  path: "/app/trips",
  opens: "trip",
  filters: { search: text(), state: oneOf(tripStates) },
  usual: { state: "live" },
  sorts: tripSorts,
  order: { sort: "startsOn", descending: true },
  more: { new: oneOf([true]) },
});
export type TripsSearch = SearchIn<typeof tripsAddress>;
