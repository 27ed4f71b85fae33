import { beforeTransaction, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { restAhead } from "./ahead.service.ts";
import { readMonth } from "./month.service.ts";
import { noteBreach } from "./notes.service.ts";
import { restOverview } from "./overview.service.ts";
import { saveRestPlan } from "./plans.service.ts";
import { printMonth } from "./print.service.ts";
import {
  correctRestMonthInput,
  exportRestInput,
  exportRestMonthInput,
  exportRestOverviewInput,
  noteBreachInput,
  restMonthInput,
  restOverviewInput,
  restRulesInput,
  saveRestDayInput,
  saveRestPlanInput,
  saveRestRulesInput,
  signRestMonthInput,
  withdrawRestCorrectionInput,
} from "./rest.schema.ts";
import { saveRestDay } from "./rest.service.ts";
import { exportRestMonth, exportRestOverview } from "./rest-export.service.ts";
import { readRestRules, saveRestRules } from "./rules.service.ts";
import { correctMonth, signMonth, withdrawCorrection } from "./signing.service.ts";

const view = vesselProcedure("hourstracker:view");
const report = vesselProcedure("hourstracker:view", { isOpenWhenExpired: true, isReport: true, uses: "export" });
const edit = vesselProcedure("hourstracker:edit");

export const restRouter = t.router({
  month: view.input(restMonthInput).query(({ ctx, input }) => readMonth(ctx.scope, input)),
  overview: view.input(restOverviewInput).query(({ ctx, input }) => restOverview(ctx.scope, input)),
  ahead: view.query(({ ctx }) => restAhead(ctx.scope)),
  export: report.input(exportRestInput).query(({ ctx, input }) => printMonth(ctx.scope, input)),
  exportMonth: report.input(exportRestMonthInput).query(({ ctx, input }) => exportRestMonth(ctx.scope, input)),
  exportOverview: report.input(exportRestOverviewInput).query(({ ctx, input }) => exportRestOverview(ctx.scope, input)),
  saveDay: edit.input(saveRestDayInput).mutation(({ ctx, input }) => saveRestDay(ctx.scope, input)),
  /** The pin is proved before anything is written. */
  signMonth: beforeTransaction("hourstracker:edit")
    .input(signRestMonthInput)
    .mutation(({ ctx, input }) => signMonth(ctx.gate, input)),
  correctMonth: edit.input(correctRestMonthInput).mutation(({ ctx, input }) => correctMonth(ctx.scope, input)),
  withdrawCorrection: edit
    .input(withdrawRestCorrectionInput)
    .mutation(({ ctx, input }) => withdrawCorrection(ctx.scope, input)),
  rules: view.input(restRulesInput).query(({ ctx, input }) => readRestRules(ctx.scope, input)),
  saveRules: edit.input(saveRestRulesInput).mutation(({ ctx, input }) => saveRestRules(ctx.scope, input)),
  noteBreach: edit.input(noteBreachInput).mutation(({ ctx, input }) => noteBreach(ctx.scope, input)),
  savePlan: edit.input(saveRestPlanInput).mutation(({ ctx, input }) => saveRestPlan(ctx.scope, input)),
});
