import type { watches, watchPlans, watchSwaps } from "@ymp/db/schema/watch-plans";
import type { RecordDescriptor } from "../../platform/records.ts";

export type WatchPlanRow = typeof watchPlans.$inferSelect;
export type WatchRow = typeof watches.$inferSelect;
export type WatchSwapRow = typeof watchSwaps.$inferSelect;

export const watchPlanRecord: RecordDescriptor<WatchPlanRow> = {
  kind: "watch_plan",
  searchEntry: ({ name, startsOn, endsOn, notes }) =>
    name === undefined
      ? undefined
      : { title: name, detail: startsOn && endsOn ? `${startsOn} – ${endsOn}` : null, text: [notes] },
};
