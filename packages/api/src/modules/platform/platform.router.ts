import { confirmedPlatformProcedure, platformProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  accountIdInput,
  addMembershipInput,
  changeMembershipInput,
  eraseAccountInput,
  listAccountsInput,
  moveMembershipInput,
  removeMembershipInput,
  setAccountDeletedInput,
  setAccountEmailInput,
  setSuperadminInput,
} from "./accounts.schema.ts";
import { describeAccountFromOutside, listAccounts } from "./accounts.service.ts";
import { archivesFromOutside, requestArchiveFromOutside } from "./archive.service.ts";
import { platformHistory } from "./changes.service.ts";
import { eraseAccount, setAccountDeleted, setSuperadmin } from "./closing.service.ts";
import { saveCompanyInput, setCompanyMemberInput } from "./companies.schema.ts";
import { listCompanies, saveCompany, setCompanyMember } from "./companies.service.ts";
import { createVessel } from "./creating.service.ts";
import { cancelDeletion, requestDeletion } from "./deletion.service.ts";
import { describeHealth } from "./health.service.ts";
import { addMembership, changeMembership, moveMembership, removeMembership } from "./places.service.ts";
import { sendReset, setAccountEmail, turnSecondStepOff } from "./sign-in.service.ts";
import {
  extendSubscription,
  markTemplate,
  resumeVessel,
  setEdition,
  setSubscription,
  suspendVessel,
  updateVessel,
} from "./subscriptions.service.ts";
import {
  createVesselInput,
  extendInput,
  listVesselsInput,
  markTemplateInput,
  platformChangesInput,
  requestDeletionInput,
  setEditionInput,
  setSubscriptionInput,
  suspendInput,
  updateVesselInput,
  vesselIdInput,
  vesselsSummaryInput,
} from "./vessels.schema.ts";
import { describeVesselFromOutside, listVessels, summariseVessels } from "./vessels.service.ts";

const mails = platformProcedure.meta({ guard: "platform", uses: "mail" });

const vessels = t.router({
  vessels: platformProcedure.input(listVesselsInput).query(({ ctx, input }) => listVessels(ctx, input)),
  vesselsSummary: platformProcedure.input(vesselsSummaryInput).query(({ ctx, input }) => summariseVessels(ctx, input)),
  vessel: platformProcedure
    .input(vesselIdInput)
    .query(({ ctx, input }) => describeVesselFromOutside(ctx, input.vesselId)),
  createVessel: mails.input(createVesselInput).mutation(({ ctx, input }) => createVessel(ctx, input)),
  updateVessel: platformProcedure.input(updateVesselInput).mutation(({ ctx, input }) => updateVessel(ctx, input)),
  setEdition: platformProcedure.input(setEditionInput).mutation(({ ctx, input }) => setEdition(ctx, input)),
  setSubscription: platformProcedure
    .input(setSubscriptionInput)
    .mutation(({ ctx, input }) => setSubscription(ctx, input)),
  extend: platformProcedure.input(extendInput).mutation(({ ctx, input }) => extendSubscription(ctx, input)),
  suspend: platformProcedure.input(suspendInput).mutation(({ ctx, input }) => suspendVessel(ctx, input)),
  resume: platformProcedure.input(vesselIdInput).mutation(({ ctx, input }) => resumeVessel(ctx, input.vesselId)),
  markTemplate: platformProcedure.input(markTemplateInput).mutation(({ ctx, input }) => markTemplate(ctx, input)),
  requestDeletion: confirmedPlatformProcedure
    .input(requestDeletionInput)
    .mutation(({ ctx, input }) => requestDeletion(ctx, input)),
  cancelDeletion: platformProcedure
    .input(vesselIdInput)
    .mutation(({ ctx, input }) => cancelDeletion(ctx, input.vesselId)),
  archives: platformProcedure.input(vesselIdInput).query(({ ctx, input }) => archivesFromOutside(ctx, input.vesselId)),
  requestArchive: platformProcedure
    .input(vesselIdInput)
    .mutation(({ ctx, input }) => requestArchiveFromOutside(ctx, input.vesselId)),
});

const accounts = t.router({
  accounts: platformProcedure.input(listAccountsInput).query(({ ctx, input }) => listAccounts(ctx, input)),
  account: platformProcedure
    .input(accountIdInput)
    .query(({ ctx, input }) => describeAccountFromOutside(ctx, input.userId)),
  setAccountDeleted: platformProcedure
    .input(setAccountDeletedInput)
    .mutation(({ ctx, input }) => setAccountDeleted(ctx, input)),
  eraseAccount: confirmedPlatformProcedure
    .input(eraseAccountInput)
    .mutation(({ ctx, input }) => eraseAccount(ctx, input)),
  setSuperadmin: confirmedPlatformProcedure
    .input(setSuperadminInput)
    .mutation(({ ctx, input }) => setSuperadmin(ctx, input)),
  sendReset: mails.input(accountIdInput).mutation(({ ctx, input }) => sendReset(ctx, input.userId)),
  setAccountEmail: confirmedPlatformProcedure
    .meta({ guard: "platform", needsConfirmation: true, uses: "mail" })
    .input(setAccountEmailInput)
    .mutation(({ ctx, input }) => setAccountEmail(ctx, input)),
  turnSecondStepOff: confirmedPlatformProcedure
    .meta({ guard: "platform", needsConfirmation: true, uses: "mail" })
    .input(accountIdInput)
    .mutation(({ ctx, input }) => turnSecondStepOff(ctx, input.userId)),
  addMembership: mails.input(addMembershipInput).mutation(({ ctx, input }) => addMembership(ctx, input)),
  changeMembership: platformProcedure
    .input(changeMembershipInput)
    .mutation(({ ctx, input }) => changeMembership(ctx, input)),
  removeMembership: platformProcedure
    .input(removeMembershipInput)
    .mutation(({ ctx, input }) => removeMembership(ctx, input)),
  moveMembership: mails.input(moveMembershipInput).mutation(({ ctx, input }) => moveMembership(ctx, input)),
});

const companies = t.router({
  companies: platformProcedure.query(({ ctx }) => listCompanies(ctx)),
  saveCompany: platformProcedure.input(saveCompanyInput).mutation(({ ctx, input }) => saveCompany(ctx, input)),
  setCompanyMember: platformProcedure
    .input(setCompanyMemberInput)
    .mutation(({ ctx, input }) => setCompanyMember(ctx, input)),
});

const installation = t.router({
  changes: platformProcedure.input(platformChangesInput).query(({ ctx, input }) => platformHistory(ctx, input)),
  health: platformProcedure.query(({ ctx }) => describeHealth(ctx)),
});

export const platformRouter = t.mergeRouters(vessels, accounts, companies, installation);
