import { watchPlanStages, watchPlanStates } from "@ymp/core/lists";
import { Archive, Clock, Send } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { WatchPlanCard } from "./watch-plan-card.tsx";
import { useWatchPlanColumns } from "./watch-plan-columns.tsx";
import { useWatchPlanPages } from "./watch-plans.queries.ts";
import { type WatchPlansSearch, watchPlansAddress } from "./watch-plans.search.ts";

const by = filtersFor<WatchPlansSearch>();

export const watchPlansList = defineList({
  address: watchPlansAddress,
  module: "watchPlans",
  icon: Clock,
  edits: "watchkeeping:edit",
  words: {
    title: "watch-plans:title",
    find: "watch-plans:find",
    count: "watch-plans:count",
    shown: "watch-plans:foot.shown",
    many: "watch-plans:foot.many",
    empty: { title: "watch-plans:empty.title", text: "watch-plans:empty.text" },
  },
  adds: [{ word: "watch-plans:action.add" }],
  useRows: useWatchPlanPages,
  useFacts: () => undefined,
  rowId: ({ id }) => id,
  pathOf: ({ id }) => `/app/watchkeeping/${id}`,
  rowName: ({ name }) => name,
  useColumns: useWatchPlanColumns,
  card: (row) => <WatchPlanCard row={row} />,
  filters: [
    by.choice("stage", {
      label: "watch-plans:filter.stage",
      icon: Send,
      values: watchPlanStages,
      word: (stage, t) => t(`watch-plans:state.${stage}`),
    }),
    by.state("state", {
      label: "watch-plans:filter.state",
      icon: Archive,
      values: watchPlanStates,
      word: (state, t) => t(`watch-plans:state.${state}`),
    }),
  ],
  views: [
    { id: "all", name: "watch-plans:views.all", search: {} },
    { id: "drafts", name: "watch-plans:views.drafts", search: { stage: "draft" } },
  ],
  exported: (client, input) => client.watchPlans.export.query(input),
});
