import { aboardProcedure, platformProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { beginVisitInput, endVisitInput } from "./support.schema.ts";
import { beginVisit, currentVisits, endVisit } from "./support.service.ts";

export const supportRouter = t.router({
  begin: platformProcedure
    .meta({ guard: "platform", uses: "mail" })
    .input(beginVisitInput)
    .mutation(({ ctx, input }) => beginVisit(ctx, input)),
  end: platformProcedure.input(endVisitInput).mutation(({ ctx, input }) => endVisit(ctx, input)),
  current: aboardProcedure({ takesTokens: "any" }).query(({ ctx }) => currentVisits(ctx.scope)),
});
