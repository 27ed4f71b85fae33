import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  exportLogInput,
  listLogInput,
  logEntryIdInput,
  logHistoryInput,
  logNamesInput,
  saveLogEntryInput,
  saveLogNameInput,
  versionedLogInput,
} from "./log.schema.ts";
import { saveLogEntry, setEntryArchived } from "./log.service.ts";
import { exportLog } from "./log-export.service.ts";
import { namesToLog, saveName, setNameArchived } from "./log-names.service.ts";
import { beginEntry, findLogPage, logHistory, logSummary, readLogEntry } from "./log-reading.service.ts";

const view = vesselProcedure("logbook:view");
const edit = vesselProcedure("logbook:edit");

export const logRouter = t.router({
  list: view.input(listLogInput).query(({ ctx, input }) => findLogPage(ctx.scope, input)),
  summary: view.query(({ ctx }) => logSummary(ctx.scope)),
  get: view.input(logEntryIdInput).query(({ ctx, input }) => readLogEntry(ctx.scope, input.id)),
  history: view.input(logHistoryInput).query(({ ctx, input }) => logHistory(ctx.scope, input)),
  begin: edit.query(({ ctx }) => beginEntry(ctx.scope)),
  export: vesselProcedure("logbook:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportLogInput)
    .query(({ ctx, input }) => exportLog(ctx.scope, input)),
  save: edit.input(saveLogEntryInput).mutation(({ ctx, input }) => saveLogEntry(ctx.scope, input)),
  archive: edit.input(versionedLogInput).mutation(({ ctx, input }) => setEntryArchived(ctx.scope, input, true)),
  restore: edit.input(versionedLogInput).mutation(({ ctx, input }) => setEntryArchived(ctx.scope, input, false)),

  /** The names of what can be logged. */
  names: view.input(logNamesInput).query(({ ctx, input }) => namesToLog(ctx.scope, input)),
  saveName: edit.input(saveLogNameInput).mutation(({ ctx, input }) => saveName(ctx.scope, input)),
  archiveName: edit.input(versionedLogInput).mutation(({ ctx, input }) => setNameArchived(ctx.scope, input, true)),
  restoreName: edit.input(versionedLogInput).mutation(({ ctx, input }) => setNameArchived(ctx.scope, input, false)),
});
