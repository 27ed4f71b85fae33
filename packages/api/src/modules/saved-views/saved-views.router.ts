import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { listViewsInput, removeViewInput, saveViewInput } from "./saved-views.schema.ts";
import { listViews, removeView, saveView } from "./saved-views.service.ts";

const view = vesselProcedure("jobs:view");

export const savedViewsRouter = t.router({
  list: view.input(listViewsInput).query(({ ctx, input }) => listViews(ctx.scope, input.module)),
  save: view.input(saveViewInput).mutation(({ ctx, input }) => saveView(ctx.scope, input)),
  remove: view.input(removeViewInput).mutation(({ ctx, input }) => removeView(ctx.scope, input)),
});
