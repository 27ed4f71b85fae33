import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { printWatchLog } from "./watch-log-print.service.ts";
import {
  addRoundInput,
  exportWatchLogsInput,
  handOverInput,
  listWatchLogsInput,
  printWatchLogInput,
  relieveInput,
  takeOverInput,
  watchLogHistoryInput,
  watchLogIdInput,
} from "./watch-logs.schema.ts";
import { addRound, handOverWatch, relieveWatch, takeOverWatch } from "./watch-logs.service.ts";
import { exportWatchLogs } from "./watch-logs-export.service.ts";
import { findWatchLogsPage, readWatchLog, watchLogHistory, watchLogsSummary } from "./watch-logs-reading.service.ts";

const view = vesselProcedure("watchkeeping:view");

/** Written by those who stand the watches, whether or not they plan any. */
export const watchLogsRouter = t.router({
  list: view.input(listWatchLogsInput).query(({ ctx, input }) => findWatchLogsPage(ctx.scope, input)),
  summary: view.query(({ ctx }) => watchLogsSummary(ctx.scope)),
  get: view.input(watchLogIdInput).query(({ ctx, input }) => readWatchLog(ctx.scope, input.id)),
  history: view.input(watchLogHistoryInput).query(({ ctx, input }) => watchLogHistory(ctx.scope, input)),
  export: vesselProcedure("watchkeeping:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportWatchLogsInput)
    .query(({ ctx, input }) => exportWatchLogs(ctx.scope, input)),
  print: vesselProcedure("watchkeeping:view", { isOpenWhenExpired: true, uses: "export" })
    .input(printWatchLogInput)
    .query(({ ctx, input }) => printWatchLog(ctx.scope, input)),
  takeOver: view.input(takeOverInput).mutation(({ ctx, input }) => takeOverWatch(ctx.scope, input)),
  addRound: view.input(addRoundInput).mutation(({ ctx, input }) => addRound(ctx.scope, input)),
  handOver: view.input(handOverInput).mutation(({ ctx, input }) => handOverWatch(ctx.scope, input)),
  relieve: view.input(relieveInput).mutation(({ ctx, input }) => relieveWatch(ctx.scope, input)),
});
