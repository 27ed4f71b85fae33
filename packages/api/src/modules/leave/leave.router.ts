import { type GivenOut, withDisclosureLog } from "../../platform/disclosures/given-out.ts";
import { aboardProcedure, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { addAdjustment, readContracts, removeAdjustment, saveContract } from "./contracts.service.ts";
import {
  addAdjustmentInput,
  approveLeaveInput,
  balanceInput,
  contractsInput,
  exportLeaveInput,
  leaveHistoryInput,
  leaveIdInput,
  leaveYearInput,
  refuseLeaveInput,
  saveContractInput,
  saveLeaveInput,
  saveLeaveRulesInput,
  tryLeaveInput,
  versionedLeaveInput,
} from "./leave.schema.ts";
import { exportLeave } from "./leave-export.service.ts";
import { leaveHistory, readBalance, readLeave, readOwnLeave, tryLeave } from "./planner.service.ts";
import { approveLeave, cancelLeave, refuseLeave, saveLeave } from "./requests.service.ts";
import { saveLeaveRules } from "./rules.service.ts";
import { readYear } from "./year.service.ts";

/** One's own, and what its readers see of others: the service decides. */
const reading = aboardProcedure({ takesTokens: "employees:view" });
const writing = aboardProcedure({ takesTokens: "employees:edit" });
/** A person decides, not a script in their name. */
const deciding = aboardProcedure();
const edit = vesselProcedure("employees:edit");

const ofService = (profileId: string, lines: number): GivenOut[] =>
  lines > 0 ? [{ kind: "service", profileIds: [profileId] }] : [];

export const leaveRouter = t.router({
  year: reading.input(leaveYearInput).query(({ ctx, input }) => readYear(ctx.scope, input)),
  own: reading.query(({ ctx }) => readOwnLeave(ctx.scope)),
  get: reading.input(leaveIdInput).query(({ ctx, input }) => readLeave(ctx.scope, input.id)),
  history: reading.input(leaveHistoryInput).query(({ ctx, input }) => leaveHistory(ctx.scope, input)),
  balance: reading.input(balanceInput).query(({ ctx, input }) => readBalance(ctx.scope, input)),
  tryOut: reading.input(tryLeaveInput).query(({ ctx, input }) => tryLeave(ctx.scope, input)),
  contracts: reading.input(contractsInput).query(
    withDisclosureLog(
      ({ ctx, input }) => readContracts(ctx.scope, input.profileId),
      ({ profileId, contracts }) => ofService(profileId, contracts.length),
    ),
  ),
  export: vesselProcedure("employees:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportLeaveInput)
    .query(({ ctx, input }) => exportLeave(ctx.scope, input)),

  save: writing.input(saveLeaveInput).mutation(({ ctx, input }) => saveLeave(ctx.scope, input)),
  cancel: writing.input(versionedLeaveInput).mutation(({ ctx, input }) => cancelLeave(ctx.scope, input)),
  approve: deciding.input(approveLeaveInput).mutation(({ ctx, input }) => approveLeave(ctx.scope, input)),
  refuse: deciding.input(refuseLeaveInput).mutation(({ ctx, input }) => refuseLeave(ctx.scope, input)),

  saveContract: edit.input(saveContractInput).mutation(({ ctx, input }) => saveContract(ctx.scope, input)),
  addAdjustment: edit.input(addAdjustmentInput).mutation(({ ctx, input }) => addAdjustment(ctx.scope, input)),
  removeAdjustment: edit.input(versionedLeaveInput).mutation(({ ctx, input }) => removeAdjustment(ctx.scope, input)),
  saveRules: edit.input(saveLeaveRulesInput).mutation(({ ctx, input }) => saveLeaveRules(ctx.scope, input)),
});
