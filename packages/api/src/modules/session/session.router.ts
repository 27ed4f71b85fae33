import { accountProcedure, confirmedProcedure, ownerProcedure, publicProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { askKeyToConfirm, confirmOwner } from "./confirm.service.ts";
import { createFirstAdministrator, needsFirstAdministrator } from "./first-administrator.service.ts";
import { changePassword, requestReset, resetPassword } from "./passwords.service.ts";
import { acknowledgePrivacy, readPrivacyNotice } from "./privacy.service.ts";
import { describeResetLink } from "./reset-link.service.ts";
import {
  acknowledgePrivacyInput,
  askKeyInput,
  changePasswordInput,
  closeSessionInput,
  confirmInput,
  firstAdministratorInput,
  requestResetInput,
  resetLinkInput,
  resetPasswordInput,
  setThemeInput,
  signInInput,
  switchVesselInput,
} from "./session.schema.ts";
import {
  askKeyAtSignIn,
  closeOtherSessions,
  closeSession,
  describeSession,
  describeVessel,
  listSessions,
  openSession,
  signIn,
  signOut,
  switchVessel,
} from "./session.service.ts";
import { getTheme, resetTheme, setTheme } from "./theme.service.ts";

/** For what someone may do who still has to change their password, or to set up a second step. */
const openAccountProcedure = accountProcedure.meta({
  guard: "account",
  isOpenBeforePasswordChange: true,
  isOpenBeforeSecondStep: true,
});
const vesselProcedure = accountProcedure.meta({ guard: "account", isOpenBeforePasswordChange: true });

export const sessionRouter = t.router({
  me: publicProcedure.query(({ ctx }) => describeSession(ctx)),
  vessel: vesselProcedure.query(({ ctx }) => describeVessel(ctx, ctx.principal)),
  switchVessel: accountProcedure
    .input(switchVesselInput)
    .mutation(({ ctx, input }) => switchVessel(ctx.services, ctx.account, input.vesselId)),

  askKeyAtSignIn: publicProcedure.input(askKeyInput).mutation(({ ctx, input }) => askKeyAtSignIn(ctx, input)),
  signIn: publicProcedure.input(signInInput).mutation(({ ctx, input }) => signIn(ctx, input)),
  /** For scripts, which hold their token themselves. */
  openToken: publicProcedure.input(signInInput).mutation(async ({ ctx, input }) => {
    const { token, userId, recoveryCodesLeft } = await openSession(ctx, input);
    return { token, userId, recoveryCodesLeft };
  }),
  signOut: publicProcedure.mutation(({ ctx }) => signOut(ctx)),
  sessions: ownerProcedure.query(({ ctx }) => listSessions(ctx.services, ctx.account, ctx.principal.sessionId)),
  confirm: ownerProcedure
    .meta({ guard: "account", isOpenBeforeSecondStep: true })
    .input(confirmInput)
    .mutation(({ ctx, input }) => confirmOwner(ctx.services, ctx.principal, input, ctx.address)),
  askKeyToConfirm: ownerProcedure
    .meta({ guard: "account", isOpenBeforeSecondStep: true })
    .mutation(({ ctx }) => askKeyToConfirm(ctx.services, ctx.account)),
  closeSession: confirmedProcedure
    .input(closeSessionInput)
    .mutation(({ ctx, input }) => closeSession(ctx.services, ctx.account, input.sessionId)),
  closeOtherSessions: confirmedProcedure.mutation(({ ctx }) =>
    closeOtherSessions(ctx.services, ctx.account, ctx.principal.sessionId),
  ),

  requestReset: publicProcedure.input(requestResetInput).mutation(({ ctx, input }) => requestReset(ctx, input)),
  /** Changes nothing; a query would carry the token in its address. */
  resetLink: publicProcedure.input(resetLinkInput).mutation(({ ctx, input }) => describeResetLink(ctx.services, input)),
  resetPassword: publicProcedure.input(resetPasswordInput).mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: openAccountProcedure
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx.services, ctx.principal, input, ctx.address)),

  privacyNotice: publicProcedure.query(({ ctx }) => readPrivacyNotice(ctx.services)),
  acknowledgePrivacy: openAccountProcedure
    .input(acknowledgePrivacyInput)
    .mutation(({ ctx, input }) => acknowledgePrivacy(ctx.services, ctx.account, input.version)),

  theme: openAccountProcedure.query(({ ctx }) => getTheme(ctx.services, ctx.account)),
  setTheme: openAccountProcedure
    .input(setThemeInput)
    .mutation(({ ctx, input }) => setTheme(ctx.services, ctx.account, input)),
  resetTheme: openAccountProcedure.mutation(({ ctx }) => resetTheme(ctx.services, ctx.account)),

  needsFirstAdministrator: publicProcedure.query(({ ctx }) => needsFirstAdministrator(ctx.services)),
  firstAdministrator: publicProcedure
    .input(firstAdministratorInput)
    .mutation(({ ctx, input }) => createFirstAdministrator(ctx, input)),
});
