import { logStates } from "@ymp/core/lists";
import { Archive, BookOpen, CalendarDays, NotebookPen } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { OneOf } from "../../lib/lists/late-editors.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { type LogSummary, useLogPages, useLogSummary } from "./log.queries.ts";
import { type LogSearch, logAddress } from "./log.search.ts";
import { LogCard } from "./log-card.tsx";
import { useLogColumns } from "./log-columns.tsx";

const by = filtersFor<LogSearch, LogSummary | undefined>();

/** The vessel's short running log. */
export const logList = defineList({
  address: logAddress,
  icon: BookOpen,
  edits: "logbook:edit",
  words: {
    title: "log:title",
    find: "log:find",
    count: "log:count",
    shown: "log:foot.shown",
    many: "log:foot.many",
    empty: { title: "log:empty.title", text: "log:empty.text" },
  },
  adds: [{ word: "log:action.add" }],
  useRows: useLogPages,
  useFacts: () => useLogSummary().data,
  rowId: ({ id }) => id,
  rowName: ({ title, recordName, loggedOn }) => title ?? recordName ?? loggedOn,
  useColumns: useLogColumns,
  card: (row) => <LogCard row={row} />,
  filters: [
    by.oneOf("nameId", {
      label: "log:field.nameId",
      icon: NotebookPen,
      options: (summary) => summary?.names.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    }),
    by.custom("year", {
      label: "log:filter.year",
      icon: CalendarDays,
      inWords: ({ search }) => (search.year === undefined ? null : String(search.year)),
      editor: ({ search, facts, change, t }) => (
        <OneOf
          label={t("log:filter.year")}
          options={facts?.years.map((year) => ({ value: String(year) })) ?? []}
          chosen={search.year === undefined ? undefined : String(search.year)}
          onPick={(year) => change({ year: year === undefined ? undefined : Number(year) })}
        />
      ),
    }),
    by.state("state", {
      label: "log:filter.state",
      icon: Archive,
      values: logStates,
      word: (state, t) => t(`log:state.${state}`),
    }),
  ],
  exported: (client, input) => client.log.export.query(input),
});
