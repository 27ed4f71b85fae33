import { aboardProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { addRecordFileInput, listRecordFilesInput, removeRecordFileInput } from "./record-files.schema.ts";
import { addRecordFile, listRecordFiles, removeRecordFile } from "./record-files.service.ts";

/** Which permission it takes depends on the kind of record. */
export const recordFilesRouter = t.router({
  list: aboardProcedure({ takesTokens: "levels" })
    .input(listRecordFilesInput)
    .query(({ ctx, input }) => listRecordFiles(ctx.scope, input)),
  add: aboardProcedure({ takesTokens: "levels" })
    .input(addRecordFileInput)
    .mutation(({ ctx, input }) => addRecordFile(ctx.scope, input)),
  remove: aboardProcedure({ takesTokens: "levels" })
    .input(removeRecordFileInput)
    .mutation(({ ctx, input }) => removeRecordFile(ctx.scope, input)),
});
