import { accountProcedure, enterVessel } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { getFileInput } from "./files.schema.ts";
import { describeFile } from "./files.service.ts";

export const filesRouter = t.router({
  /** Which permission it takes depends on the records the file belongs to. */
  get: accountProcedure
    .input(getFileInput)
    .query(({ ctx, input }) =>
      enterVessel(
        ctx,
        { permission: null, meta: { guard: "account", takesTokens: "levels" }, access: "read" },
        (scope) => describeFile(scope, input.fileId),
      ),
    ),
});
