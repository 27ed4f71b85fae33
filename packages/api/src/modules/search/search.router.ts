import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { findInput } from "./search.schema.ts";
import { findEverything } from "./search.service.ts";

export const searchRouter = t.router({
  find: vesselProcedure("jobs:view")
    .input(findInput)
    .query(({ ctx, input }) => findEverything(ctx.scope, input)),
});
