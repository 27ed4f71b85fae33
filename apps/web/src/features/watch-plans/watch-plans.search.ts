import { watchPlanSorts, watchPlanStages, watchPlanStates } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { oneOf, text } from "../../lib/search-readers.ts";

export const watchPlansAddress = listAddress({
  path: "/app/watchkeeping",
  filters: { search: text(), stage: oneOf(watchPlanStages), state: oneOf(watchPlanStates) },
  usual: { state: "live" },
  sorts: watchPlanSorts,
  order: { sort: "startsOn", descending: true },
  more: { new: oneOf([true]) },
});
export type WatchPlansSearch = SearchIn<typeof watchPlansAddress>;
