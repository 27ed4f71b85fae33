import { ownerProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { beginTwoStepInput, confirmTwoStepInput, provenTwoStepInput } from "./two-step.schema.ts";
import { beginTwoStep, confirmTwoStep, describeTwoStep, newRecoveryCodes, turnOffTwoStep } from "./two-step.service.ts";

export const twoStepRouter = t.router({
  state: ownerProcedure.query(({ ctx }) => describeTwoStep(ctx.services, ctx.account)),
  begin: ownerProcedure
    .input(beginTwoStepInput)
    .mutation(({ ctx, input }) => beginTwoStep(ctx.services, ctx.account, input, ctx.address)),
  confirm: ownerProcedure
    .input(confirmTwoStepInput)
    .mutation(({ ctx, input }) => confirmTwoStep(ctx.services, ctx.account, input, ctx.address)),
  turnOff: ownerProcedure
    .input(provenTwoStepInput)
    .mutation(({ ctx, input }) => turnOffTwoStep(ctx.services, ctx.account, input, ctx.address)),
  newRecoveryCodes: ownerProcedure
    .input(provenTwoStepInput)
    .mutation(({ ctx, input }) => newRecoveryCodes(ctx.services, ctx.account, input, ctx.address)),
});
