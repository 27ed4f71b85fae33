import { type GivenOut, withDisclosureLog } from "../../platform/disclosures/given-out.ts";
import { aboardProcedure, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { engagementIdInput, saveEngagementInput } from "./engagements.schema.ts";
import { engagementsOf, removeEngagement, saveEngagement } from "./engagements.service.ts";
import { profileInput, setManyInput, setStatusInput } from "./onboard.schema.ts";
import { listOnboard } from "./onboard.service.ts";
import { setMany, setStatus, staysOf } from "./stays.service.ts";

const ofService = (profileId: string, lines: number): GivenOut[] =>
  lines > 0 ? [{ kind: "service", profileIds: [profileId] }] : [];

const reading = aboardProcedure({ takesTokens: "employees:view" });
const edit = vesselProcedure("employees:edit");

export const onboardRouter = t.router({
  list: vesselProcedure("employees:view").query(({ ctx }) => listOnboard(ctx.scope)),
  stays: reading.input(profileInput).query(
    withDisclosureLog(
      ({ ctx, input }) => staysOf(ctx.scope, input.profileId),
      (stays, { input }) => ofService(input.profileId, stays.length),
    ),
  ),
  engagements: reading.input(profileInput).query(
    withDisclosureLog(
      ({ ctx, input }) => engagementsOf(ctx.scope, input.profileId),
      (engagements, { input }) => ofService(input.profileId, engagements.length),
    ),
  ),

  setStatus: aboardProcedure({ takesTokens: "employees:edit" })
    .input(setStatusInput)
    .mutation(({ ctx, input }) => setStatus(ctx.scope, input)),
  setMany: edit.input(setManyInput).mutation(({ ctx, input }) => setMany(ctx.scope, input)),
  saveEngagement: edit.input(saveEngagementInput).mutation(({ ctx, input }) => saveEngagement(ctx.scope, input)),
  removeEngagement: edit.input(engagementIdInput).mutation(({ ctx, input }) => removeEngagement(ctx.scope, input.id)),
});
