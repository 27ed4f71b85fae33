import { accountProcedure, enterVessel } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { listNoticesInput, markReadInput, setDigestInput, setPreferenceInput } from "./notifications.schema.ts";
import {
  countUnreadNotices,
  listNotices,
  markNotices,
  readDigest,
  readPreferences,
  setDigest,
  setPreference,
} from "./notifications.service.ts";

const reading = { permission: null, meta: { guard: "account", takesTokens: "levels" }, access: "read" } as const;
const writing = { permission: null, meta: undefined, access: "write" } as const;

/** Notices are those of the account on the vessel it works on; how it is told of them goes for all its vessels. */
export const notificationsRouter = t.router({
  list: accountProcedure
    .input(listNoticesInput)
    .query(({ ctx, input }) => enterVessel(ctx, reading, (scope) => listNotices(scope, input))),
  unread: accountProcedure.query(({ ctx }) => enterVessel(ctx, reading, countUnreadNotices)),
  markRead: accountProcedure
    .input(markReadInput)
    .mutation(({ ctx, input }) => enterVessel(ctx, writing, (scope) => markNotices(scope, input))),
  markAllRead: accountProcedure.mutation(({ ctx }) => enterVessel(ctx, writing, (scope) => markNotices(scope, "all"))),
  preferences: accountProcedure.query(({ ctx }) => readPreferences(ctx.services, ctx.account)),
  setPreference: accountProcedure
    .input(setPreferenceInput)
    .mutation(({ ctx, input }) => setPreference(ctx.services, ctx.account, input)),
  digest: accountProcedure.query(({ ctx }) => readDigest(ctx.services, ctx.account)),
  setDigest: accountProcedure
    .input(setDigestInput)
    .mutation(({ ctx, input }) => setDigest(ctx.services, ctx.account, input)),
});
