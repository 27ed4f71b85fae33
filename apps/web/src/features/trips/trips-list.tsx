import { tripStates } from "@ymp/core/lists";
import { Archive, Ship } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { TripCard } from "./trip-card.tsx";
import { useTripColumns } from "./trip-columns.tsx";
import { useTripPages } from "./trips.queries.ts";
import { type TripsSearch, tripsAddress } from "./trips.search.ts";

const by = filtersFor<TripsSearch>();

export const tripsList = defineList({
  address: tripsAddress,
  module: "trips",
  icon: Ship,
  edits: "guests:edit",
  words: {
    title: "trips:title",
    find: "trips:find",
    count: "trips:count",
    shown: "trips:foot.shown",
    many: "trips:foot.many",
    empty: { title: "trips:empty.title", text: "trips:empty.text" },
  },
  adds: [{ word: "trips:action.add" }],
  addsOnPhone: true,
  useRows: useTripPages,
  useFacts: () => undefined,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  useColumns: useTripColumns,
  card: (row) => <TripCard row={row} />,
  filters: [
    by.state("state", {
      label: "trips:filter.state",
      icon: Archive,
      values: tripStates,
      word: (state, t) => t(`trips:state.${state}`),
    }),
  ],
  views: [
    { id: "all", name: "trips:views.all", search: {} },
    { id: "byName", name: "trips:views.byName", search: { sort: "name", descending: false } },
  ],
  exported: (client, input) => client.trips.export.query(input),
});
