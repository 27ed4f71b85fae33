import { aboardProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { exportPassportInput } from "./passport.schema.ts";
import { exportPassport } from "./passport.service.ts";

export const passportRouter = t.router({
  export: aboardProcedure({ isOwnMatter: true, isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportPassportInput)
    .query(({ ctx, input }) => exportPassport(ctx.scope, input)),
});
