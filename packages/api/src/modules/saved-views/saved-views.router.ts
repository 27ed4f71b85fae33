import { aboardProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { listViewsInput, removeViewInput, saveViewInput } from "./saved-views.schema.ts";
import { listViews, removeView, saveView } from "./saved-views.service.ts";

/** Which right a view takes depends on the list it belongs to. */
const aboard = aboardProcedure();

export const savedViewsRouter = t.router({
  list: aboardProcedure({ takesTokens: "levels" })
    .input(listViewsInput)
    .query(({ ctx, input }) => listViews(ctx.scope, input.module)),
  save: aboard.input(saveViewInput).mutation(({ ctx, input }) => saveView(ctx.scope, input)),
  remove: aboard.input(removeViewInput).mutation(({ ctx, input }) => removeView(ctx.scope, input)),
});
