import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { createPlanInput, planIdInput, previewPlanInput, updatePlanInput } from "./jobs.schema.ts";
import { createPlan, getPlan, previewPlan, setPlanActive, updatePlan } from "./plans.service.ts";

const view = vesselProcedure("jobs:view");
const edit = vesselProcedure("jobs:edit");

export const plansRouter = t.router({
  get: view.input(planIdInput).query(({ ctx, input }) => getPlan(ctx.scope, input.id)),
  preview: view.input(previewPlanInput).query(({ ctx, input }) => previewPlan(ctx.scope, input)),
  create: edit.input(createPlanInput).mutation(({ ctx, input }) => createPlan(ctx.scope, input)),
  update: edit.input(updatePlanInput).mutation(({ ctx, input }) => updatePlan(ctx.scope, input)),
  stop: edit.input(planIdInput).mutation(({ ctx, input }) => setPlanActive(ctx.scope, input.id, false)),
  resume: edit.input(planIdInput).mutation(({ ctx, input }) => setPlanActive(ctx.scope, input.id, true)),
});
