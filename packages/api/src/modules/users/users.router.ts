import {
  aboardProcedure,
  accountProcedure,
  beforeTransaction,
  confirmedProcedure,
  ownerProcedure,
  vesselProcedure,
} from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { sendReset, setEmail, shareJob } from "./account.service.ts";
import { setAccess, setRole } from "./appointing.service.ts";
import { answerInvitation, leaveVessel, listInvitations } from "./consent.service.ts";
import { exportCrew, listCrew } from "./crew.service.ts";
import { deleteAccount } from "./erasing.service.ts";
import { createUser, inviteUser } from "./joining.service.ts";
import { setEndsOn, setSoftDeleted } from "./leaving.service.ts";
import {
  answerInvitationInput,
  createUserInput,
  deleteAccountInput,
  exportCrewInput,
  exportUsersInput,
  inviteUserInput,
  isFreeInput,
  listCrewInput,
  listUsersInput,
  setAccessInput,
  setEmailInput,
  setEndsOnInput,
  setRoleInput,
  setSoftDeletedInput,
  shareJobInput,
  userIdInput,
} from "./users.schema.ts";
import { getUser, isFree, listUsers, listWatchkeepers } from "./users.service.ts";
import { exportUsers } from "./users-export.service.ts";
import { resendWelcome } from "./welcome.service.ts";

const seesCrew = vesselProcedure("employees:view");
const reading = aboardProcedure({ takesTokens: "employees:view" });
const administersPeople = vesselProcedure("employees:edit");
const mailsPasswords = beforeTransaction("employees:edit", { uses: "mail" });
const mails = vesselProcedure("employees:edit", { uses: "mail" });

export const usersRouter = t.router({
  list: seesCrew.input(listUsersInput).query(({ ctx, input }) => listUsers(ctx.scope, input)),
  export: vesselProcedure("employees:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportUsersInput)
    .query(({ ctx, input }) => exportUsers(ctx.scope, input)),
  crew: seesCrew.input(listCrewInput).query(({ ctx, input }) => listCrew(ctx.scope, input)),
  exportCrew: vesselProcedure("employees:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportCrewInput)
    .query(({ ctx, input }) => exportCrew(ctx.scope, input)),
  get: reading.input(userIdInput).query(({ ctx, input }) => getUser(ctx.scope, input.userId)),
  sharedJobs: reading
    .input(userIdInput)
    .query(async ({ ctx, input }) => (await getUser(ctx.scope, input.userId)).sharedJobs),
  watchkeepers: seesCrew.query(({ ctx }) => listWatchkeepers(ctx.scope)),
  isFree: administersPeople.input(isFreeInput).query(({ ctx, input }) => isFree(ctx.scope, input)),

  create: mailsPasswords.input(createUserInput).mutation(({ ctx, input }) => createUser(ctx.gate, input)),
  invite: mailsPasswords.input(inviteUserInput).mutation(({ ctx, input }) => inviteUser(ctx.gate, input)),
  resendWelcome: mails.input(userIdInput).mutation(({ ctx, input }) => resendWelcome(ctx.scope, input.userId)),
  sendReset: mails.input(userIdInput).mutation(({ ctx, input }) => sendReset(ctx.scope, input.userId)),
  setSoftDeleted: mails.input(setSoftDeletedInput).mutation(({ ctx, input }) => setSoftDeleted(ctx.scope, input)),
  setRole: administersPeople.input(setRoleInput).mutation(({ ctx, input }) => setRole(ctx.scope, input)),
  setAccess: administersPeople.input(setAccessInput).mutation(({ ctx, input }) => setAccess(ctx.scope, input)),
  setEndsOn: administersPeople.input(setEndsOnInput).mutation(({ ctx, input }) => setEndsOn(ctx.scope, input)),
  shareJob: vesselProcedure("jobs:edit")
    .input(shareJobInput)
    .mutation(({ ctx, input }) => shareJob(ctx.scope, input)),
  /** One's own, or that of somebody one administers. */
  setEmail: aboardProcedure({ isOwnMatter: true, uses: "mail" })
    .input(setEmailInput)
    .mutation(({ ctx, input }) => setEmail(ctx.scope, ctx, input)),

  /** What the account of the person who is signed in was asked to, on any vessel. */
  invitations: accountProcedure.query(({ ctx }) => listInvitations(ctx.services, ctx.account)),
  answerInvitation: ownerProcedure
    .input(answerInvitationInput)
    .mutation(({ ctx, input }) => answerInvitation(ctx.services, ctx.principal, input)),
  leave: aboardProcedure({ isOwnMatter: true }).mutation(({ ctx }) => leaveVessel(ctx.scope)),

  /** Of oneself; the platform's administrators also that of others. */
  deleteAccount: confirmedProcedure
    .input(deleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx.services, ctx.principal, input)),
});
