import { guestParties } from "@ymp/core/guests/guest-fields";
import { guestStates } from "@ymp/core/lists";
import { Archive, BellRing, Shapes } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { GuestCard } from "./guest-card.tsx";
import { useGuestColumns } from "./guest-columns.tsx";
import { useGuestPages } from "./guests.queries.ts";
import { type GuestsSearch, guestsAddress } from "./guests.search.ts";

const by = filtersFor<GuestsSearch>();

export const guestsList = defineList({
  address: guestsAddress,
  module: "guests",
  icon: BellRing,
  edits: "guests:edit",
  words: {
    title: "guests:title",
    find: "guests:find",
    count: "guests:count",
    shown: "guests:foot.shown",
    many: "guests:foot.many",
    empty: { title: "guests:empty.title", text: "guests:empty.text" },
  },
  adds: [{ word: "guests:action.add" }],
  addsOnPhone: true,
  useRows: useGuestPages,
  useFacts: () => undefined,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  useColumns: useGuestColumns,
  card: (row) => <GuestCard row={row} />,
  filters: [
    by.choice("party", {
      label: "guests:field.party",
      icon: Shapes,
      values: guestParties,
      word: (party, t) => t(`guests:party.${party}`),
    }),
    by.state("state", {
      label: "guests:filter.state",
      icon: Archive,
      values: guestStates,
      word: (state, t) => t(`guests:state.${state}`),
    }),
  ],
  views: [
    { id: "all", name: "guests:views.all", search: {} },
    { id: "byParty", name: "guests:views.byParty", search: { sort: "party" } },
  ],
  exported: (client, input) => client.guests.export.query(input),
  imports: [{ kind: "guests", word: "guests:action.import" }],
});
