import { watchLogStates } from "@ymp/core/lists";
import { watchPositions } from "@ymp/core/watches/positions";
import { Book, CalendarRange, Flag, PenLine, Ship, User } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { PeriodFilter, periodInWords } from "./period-filter.tsx";
import { WatchLogCard } from "./watch-log-card.tsx";
import { useWatchLogColumns } from "./watch-log-columns.tsx";
import { useWatchLogPages, useWatchLogsSummary, type WatchLogsSummary } from "./watch-logs.queries.ts";
import { type WatchLogsSearch, watchLogsAddress } from "./watch-logs.search.ts";

const by = filtersFor<WatchLogsSearch, WatchLogsSummary | undefined>();

export const watchLogsList = defineList({
  address: watchLogsAddress,
  module: "watchLogs",
  icon: Book,
  edits: "watchkeeping:edit",
  words: {
    title: "watch-logs:title",
    find: "watch-logs:find",
    count: "watch-logs:count",
    shown: "watch-logs:foot.shown",
    many: "watch-logs:foot.many",
    empty: { title: "watch-logs:empty.title", text: "watch-logs:empty.text" },
  },
  useRows: useWatchLogPages,
  useFacts: () => useWatchLogsSummary().data,
  rowId: ({ id }) => id,
  rowName: ({ plan }) => plan,
  useColumns: useWatchLogColumns,
  card: (row) => <WatchLogCard row={row} />,
  filters: [
    by.choice("position", {
      label: "watch-logs:field.position",
      icon: Ship,
      values: watchPositions,
      word: (position, t) => t(`watch-plans:position.${position}`),
    }),
    by.oneOf("profileId", {
      label: "watch-logs:field.person",
      icon: User,
      options: (summary) => summary?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    }),
    by.choice("state", {
      label: "watch-logs:field.state",
      icon: Flag,
      values: watchLogStates,
      word: (state, t) => t(`watch-logs:state.${state}`),
    }),
    by.custom("period", {
      label: "watch-logs:filter.period",
      icon: CalendarRange,
      inWords: ({ search }) => periodInWords(search),
      editor: ({ search, change }) => <PeriodFilter search={search} onChange={change} />,
      clears: ["from", "to"],
    }),
    by.flag("unsigned", {
      label: "watch-logs:filter.unsigned",
      icon: PenLine,
      only: "watch-logs:filter.onlyUnsigned",
    }),
  ],
  views: [
    { id: "all", name: "watch-logs:views.all", search: {} },
    { id: "unsigned", name: "watch-logs:views.unsigned", search: { unsigned: true } },
    { id: "missed", name: "watch-logs:views.missed", search: { state: "missed" } },
  ],
  exported: (client, input) => client.watchLogs.export.query(input),
});
