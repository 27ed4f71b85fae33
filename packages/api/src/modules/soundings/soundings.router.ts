import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  exportSoundingsInput,
  listSoundingsInput,
  saveSoundingInput,
  soundingHistoryInput,
  soundingIdInput,
  versionedSoundingInput,
} from "./soundings.schema.ts";
import { saveSounding, setSoundingArchived } from "./soundings.service.ts";
import { exportSoundings } from "./soundings-export.service.ts";
import { findSoundingsPage, readSounding, soundingHistory, soundingsSummary } from "./soundings-reading.service.ts";

const view = vesselProcedure("logbook:view");
const edit = vesselProcedure("logbook:edit");
const versioned = edit.input(versionedSoundingInput);

export const soundingsRouter = t.router({
  list: view.input(listSoundingsInput).query(({ ctx, input }) => findSoundingsPage(ctx.scope, input)),
  summary: view.query(({ ctx }) => soundingsSummary(ctx.scope)),
  get: view.input(soundingIdInput).query(({ ctx, input }) => readSounding(ctx.scope, input.id)),
  history: view.input(soundingHistoryInput).query(({ ctx, input }) => soundingHistory(ctx.scope, input)),
  export: vesselProcedure("logbook:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportSoundingsInput)
    .query(({ ctx, input }) => exportSoundings(ctx.scope, input)),
  save: edit.input(saveSoundingInput).mutation(({ ctx, input }) => saveSounding(ctx.scope, input)),
  archive: versioned.mutation(({ ctx, input }) => setSoundingArchived(ctx.scope, input, true)),
  restore: versioned.mutation(({ ctx, input }) => setSoundingArchived(ctx.scope, input, false)),
});
