import { confirmedProcedure, ownerProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { confirmTwoStepInput } from "./two-step.schema.ts";
import { beginTwoStep, confirmTwoStep, describeTwoStep, newRecoveryCodes, turnOffTwoStep } from "./two-step.service.ts";

/** An administrator of the platform reaches these before anything else. */
const openProcedure = ownerProcedure.meta({ guard: "account", isOpenBeforeSecondStep: true });

export const twoStepRouter = t.router({
  state: openProcedure.query(({ ctx }) => describeTwoStep(ctx.services, ctx.account)),
  begin: confirmedProcedure
    .meta({ guard: "account", needsConfirmation: true, isOpenBeforeSecondStep: true })
    .mutation(({ ctx }) => beginTwoStep(ctx.services, ctx.account)),
  confirm: openProcedure
    .meta({ guard: "account", isOpenBeforeSecondStep: true, uses: "mail" })
    .input(confirmTwoStepInput)
    .mutation(({ ctx, input }) => confirmTwoStep(ctx.services, ctx.principal, input, ctx.address)),
  turnOff: confirmedProcedure
    .meta({ guard: "account", needsConfirmation: true, uses: "mail" })
    .mutation(({ ctx }) => turnOffTwoStep(ctx.services, ctx.account)),
  newRecoveryCodes: confirmedProcedure.mutation(({ ctx }) => newRecoveryCodes(ctx.services, ctx.account)),
});
