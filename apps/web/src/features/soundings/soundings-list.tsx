import { soundingStates } from "@ymp/core/lists";
import { Archive, Book, Container } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { SoundingCard } from "./sounding-card.tsx";
import { useSoundingColumns } from "./sounding-columns.tsx";
import { type SoundingsSummary, useSoundingPages, useSoundingsSummary } from "./soundings.queries.ts";
import { type SoundingsSearch, soundingsAddress } from "./soundings.search.ts";

const by = filtersFor<SoundingsSearch, SoundingsSummary | undefined>();

export const soundingsList = defineList({
  address: soundingsAddress,
  module: "soundings",
  icon: Book,
  edits: "logbook:edit",
  words: {
    title: "soundings:title",
    find: "soundings:find",
    count: "soundings:count",
    shown: "soundings:foot.shown",
    many: "soundings:foot.many",
    empty: { title: "soundings:empty.title", text: "soundings:empty.text" },
  },
  adds: [{ word: "soundings:action.add" }],
  useRows: useSoundingPages,
  useFacts: () => useSoundingsSummary().data,
  rowId: ({ id }) => id,
  rowName: ({ tank }) => tank,
  useColumns: useSoundingColumns,
  card: (row) => <SoundingCard row={row} />,
  filters: [
    by.oneOf("tankId", {
      label: "soundings:field.tankId",
      icon: Container,
      options: (summary) => summary?.tanks.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    }),
    by.state("state", {
      label: "soundings:filter.state",
      icon: Archive,
      values: soundingStates,
      word: (state, t) => t(`soundings:state.${state}`),
    }),
  ],
  views: [
    { id: "all", name: "soundings:views.all", search: {} },
    { id: "byTank", name: "soundings:views.byTank", search: { sort: "tank", descending: false } },
  ],
  exported: (client, input) => client.soundings.export.query(input),
});
