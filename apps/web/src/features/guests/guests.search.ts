import { guestParties } from "@ymp/core/guests/guest-fields";
import { guestSorts, guestStates } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { oneOf, text } from "../../lib/search-readers.ts";

export const guestsAddress = listAddress({
  path: "/app/guests",
  opens: "guest",
  filters: { search: text(), party: oneOf(guestParties), state: oneOf(guestStates) },
  usual: { state: "live" },
  sorts: guestSorts,
  order: { sort: "name" },
  more: { new: oneOf([true]) },
});
export type GuestsSearch = SearchIn<typeof guestsAddress>;
