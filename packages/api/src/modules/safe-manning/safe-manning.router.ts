import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { exportManning } from "./manning-export.service.ts";
import { exportManningInput, manningInput, saveManningInput, versionedManningInput } from "./safe-manning.schema.ts";
import { readManning, removeManning, saveManning } from "./safe-manning.service.ts";

const view = vesselProcedure("employees:view");
const edit = vesselProcedure("employees:edit");

export const safeManningRouter = t.router({
  read: view.input(manningInput).query(({ ctx, input }) => readManning(ctx.scope, input)),
  export: vesselProcedure("employees:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportManningInput)
    .query(({ ctx, input }) => exportManning(ctx.scope, input)),
  save: edit.input(saveManningInput).mutation(({ ctx, input }) => saveManning(ctx.scope, input)),
  remove: edit.input(versionedManningInput).mutation(({ ctx, input }) => removeManning(ctx.scope, input)),
});
