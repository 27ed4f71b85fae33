import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { pickSuppliersInput, saveSupplierInput } from "./suppliers.schema.ts";
import { pickSupplier, saveSupplier } from "./suppliers.service.ts";

const view = vesselProcedure("supplier:view");
const edit = vesselProcedure("supplier:edit");

export const suppliersRouter = t.router({
  pick: view.input(pickSuppliersInput).query(({ ctx, input }) => pickSupplier(ctx.scope, input)),

  save: edit.input(saveSupplierInput).mutation(({ ctx, input }) => saveSupplier(ctx.scope, input)),
});
