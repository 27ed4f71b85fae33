import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { readBoard } from "./board.service.ts";
import { answerSwap, askSwap, decideSwap } from "./swaps.service.ts";
import { readSwaps } from "./swaps-reading.service.ts";
import {
  answerSwapInput,
  askSwapInput,
  assignWatchesInput,
  decideSwapInput,
  exportWatchPlansInput,
  generateWatchesInput,
  listWatchPlansInput,
  removeWatchInput,
  saveWatchInput,
  saveWatchPlanInput,
  versionedWatchPlanInput,
  watchPlanHistoryInput,
  watchPlanIdInput,
} from "./watch-plans.schema.ts";
import { saveWatchPlan, setWatchPlanArchived } from "./watch-plans.service.ts";
import { exportWatchPlans } from "./watch-plans-export.service.ts";
import { findWatchPlansPage, readWatchPlan, watchPlanHistory } from "./watch-plans-reading.service.ts";
import { assignWatches, generatePlan, publishPlan, removeWatch, saveWatch } from "./watches.service.ts";

const view = vesselProcedure("watchkeeping:view");
const edit = vesselProcedure("watchkeeping:edit");
const versioned = edit.input(versionedWatchPlanInput);

export const watchPlansRouter = t.router({
  list: view.input(listWatchPlansInput).query(({ ctx, input }) => findWatchPlansPage(ctx.scope, input)),
  get: view.input(watchPlanIdInput).query(({ ctx, input }) => readWatchPlan(ctx.scope, input.id)),
  board: view.input(watchPlanIdInput).query(({ ctx, input }) => readBoard(ctx.scope, input.id)),
  history: view.input(watchPlanHistoryInput).query(({ ctx, input }) => watchPlanHistory(ctx.scope, input)),
  swaps: view.input(watchPlanIdInput).query(({ ctx, input }) => readSwaps(ctx.scope, input.id)),
  export: vesselProcedure("watchkeeping:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportWatchPlansInput)
    .query(({ ctx, input }) => exportWatchPlans(ctx.scope, input)),
  save: edit.input(saveWatchPlanInput).mutation(({ ctx, input }) => saveWatchPlan(ctx.scope, input)),
  generate: edit.input(generateWatchesInput).mutation(({ ctx, input }) => generatePlan(ctx.scope, input)),
  saveWatch: edit.input(saveWatchInput).mutation(({ ctx, input }) => saveWatch(ctx.scope, input)),
  removeWatch: edit.input(removeWatchInput).mutation(({ ctx, input }) => removeWatch(ctx.scope, input)),
  assignWatches: edit.input(assignWatchesInput).mutation(({ ctx, input }) => assignWatches(ctx.scope, input)),
  publish: versioned.mutation(({ ctx, input }) => publishPlan(ctx.scope, input)),
  /** Asked and answered by those who stand the watches, whether or not they plan any. */
  askSwap: view.input(askSwapInput).mutation(({ ctx, input }) => askSwap(ctx.scope, input)),
  answerSwap: view.input(answerSwapInput).mutation(({ ctx, input }) => answerSwap(ctx.scope, input)),
  decideSwap: edit.input(decideSwapInput).mutation(({ ctx, input }) => decideSwap(ctx.scope, input)),
  archive: versioned.mutation(({ ctx, input }) => setWatchPlanArchived(ctx.scope, input, true)),
  restore: versioned.mutation(({ ctx, input }) => setWatchPlanArchived(ctx.scope, input, false)),
});
