import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  createPlanInput,
  declareEventInput,
  planIdInput,
  previewPlanInput,
  recordMeasuredInput,
  updatePlanInput,
} from "./plans.schema.ts";
import { createPlan, getPlan, previewPlan, setPlanActive, updatePlan } from "./plans.service.ts";
import { declareEvent, listWaiting, recordMeasured } from "./waiting-plans.service.ts";

const view = vesselProcedure("jobs:view");
const edit = vesselProcedure("jobs:edit");

export const plansRouter = t.router({
  get: view.input(planIdInput).query(({ ctx, input }) => getPlan(ctx.scope, input.id)),
  waiting: view.query(({ ctx }) => listWaiting(ctx.scope)),
  recordMeasured: edit.input(recordMeasuredInput).mutation(({ ctx, input }) => recordMeasured(ctx.scope, input)),
  addEvent: edit.input(declareEventInput).mutation(({ ctx, input }) => declareEvent(ctx.scope, input)),
  preview: view.input(previewPlanInput).query(({ ctx, input }) => previewPlan(ctx.scope, input)),
  create: edit.input(createPlanInput).mutation(({ ctx, input }) => createPlan(ctx.scope, input)),
  update: edit.input(updatePlanInput).mutation(({ ctx, input }) => updatePlan(ctx.scope, input)),
  stop: edit.input(planIdInput).mutation(({ ctx, input }) => setPlanActive(ctx.scope, input.id, false)),
  resume: edit.input(planIdInput).mutation(({ ctx, input }) => setPlanActive(ctx.scope, input.id, true)),
});
