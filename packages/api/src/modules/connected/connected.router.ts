import { aboardProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { connectedInput } from "./connected.schema.ts";
import { connectedPanel } from "./connected.service.ts";

export const connectedRouter = t.router({
  panel: aboardProcedure({ takesTokens: "levels" })
    .input(connectedInput)
    .query(({ ctx, input }) => connectedPanel(ctx.scope, input)),
});
