import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { pickItemsInput } from "./inventory.schema.ts";
import { listItemsToPick } from "./stock.service.ts";

export const inventoryRouter = t.router({
  pick: vesselProcedure("jobs:view")
    .input(pickItemsInput)
    .query(({ ctx, input }) => listItemsToPick(ctx.scope, input)),
});
