import { closedReason, subscriptionStateOn } from "@ymp/core/access/subscription";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { Principal, RequestContext } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Account, Entry, Vessel } from "../../platform/accounts/accounts.ts";
import { forgiveSignIn, limitSignIn } from "../../platform/accounts/attempts.ts";
import { holdAccount } from "../../platform/accounts/hold-account.ts";
import { isAskedAboard } from "../../platform/accounts/invited.repository.ts";
import { lacksSecondStep } from "../../platform/accounts/second-step-duty.ts";
import { accessOf, isImpersonal, refuseOtherVessel } from "../../procedures.ts";
import type { Services } from "../../services.ts";
import { askKeys } from "../two-step/key-proof.service.ts";
import { passSecondStep } from "../two-step/second-step.service.ts";
import { deviceOf } from "./device.rules.ts";
import { deviceIdOf, rememberDevice } from "./known-device.ts";
import { asksForPrivacy } from "./privacy.service.ts";
import {
  companyNames,
  findTheme,
  findUserByLogin,
  renewPasswordHash,
  setLastVessel,
  type User,
} from "./session.repository.ts";
import { signInLimits } from "./session.rules.ts";
import { type AskKeyInput, defaultTheme, type SignInInput } from "./session.schema.ts";

/** Who is signed in, how their screen is set up, and the vessels they may enter; null when nobody is. */
export async function describeSession({ services, principal }: RequestContext) {
  if (!principal) return null;
  const { account, limits } = principal;
  const [theme, vessels, asksPrivacy, hasInvitations] = await Promise.all([
    findTheme(services.database.db, account.id),
    services.accounts.listVessels(account, limits),
    asksForPrivacy(services, account),
    isAskedAboard(services.database, account),
  ]);
  const companyIds = [...new Set(vessels.flatMap((vessel) => (vessel.isGuest ? [] : (vessel.companyId ?? []))))];
  const companies = await companyNames(services.database.db, companyIds);
  return {
    account: { ...describeAccount(principal), mustSetUpSecondStep: lacksSecondStep(services, account) },
    sessionId: principal.sessionId,
    idleMinutes: principal.idleMinutes ?? null,
    theme: theme ?? defaultTheme,
    /** Whether the notice on privacy waits to be acknowledged. */
    asksPrivacy,
    /** Whether a vessel waits for the account's answer. */
    hasInvitations,
    vessels: vessels.map((vessel) => ({
      id: vessel.id,
      name: vessel.name,
      edition: vessel.edition,
      isVisit: vessel.isVisit && account.isSuperadmin,
      subscriptionState: stateOf(vessel, services.now()),
      companyName: (!vessel.isGuest && vessel.companyId && companies.get(vessel.companyId)) || null,
    })),
    lastVesselId: firstVessel(vessels, account.lastVesselId, services.now())?.id ?? null,
  };
}

const stateOf = (vessel: Vessel, now: Date) => subscriptionStateOn(vessel, todayIn(vessel.timeZone, now));

/** Where the account was last, else the first vessel whose doors are open. */
function firstVessel(vessels: readonly Vessel[], lastVesselId: string | null, now: Date): Vessel | undefined {
  const last = vessels.find(({ id }) => id === lastVesselId);
  return last ?? vessels.find((vessel) => stateOf(vessel, now) === "ACTIVE") ?? vessels[0];
}

/** The account as its owner sees it; drops whatever else the row holds. A script is told who it is only if made for people. */
function describeAccount(principal: Principal) {
  const { id, backgroundColor, borderColor, isSuperadmin, mustChangePassword, securityKeysSince } = principal.account;
  const { username, email, name, jobTitle } = isImpersonal(principal) ? nameless : principal.account;
  return {
    ...{ id, username, email, name, jobTitle, backgroundColor, borderColor, isSuperadmin, mustChangePassword },
    /** Whether books may be signed by a passkey of theirs. */
    hasKeys: securityKeysSince !== null,
  };
}

const nameless: Pick<Account, "username" | "email" | "name" | "jobTitle"> = {
  username: "",
  email: "",
  name: "",
  jobTitle: null,
};

/** The vessel of the request and what the account may do there, also while its subscription is EXPIRED. */
export async function describeVessel({ services, requestedVesselId }: RequestContext, principal: Principal) {
  if (!requestedVesselId) throw new AppError("invalid", "refusals:nameVessel");
  refuseOtherVessel(principal, requestedVesselId);
  const entry = await services.accounts.findEntry(principal.account, requestedVesselId);
  const access = entry && accessOf(principal, entry, services.now());
  if (!entry || access?.blockedBy === "no_membership" || !access)
    throw new AppError("not_found", "refusals:noSuchVessel");
  const { vessel } = entry;
  const { id, name, edition, timeZone, currency } = vessel;
  const today = todayIn(timeZone, services.now());
  const closed = closedReason(vessel, today);
  // Everybody who may enter reads this, those from outside too: what the shell shows, column by column.
  return {
    ...{ id, name, edition, timeZone, currency },
    subscriptionState: subscriptionStateOn(vessel, today),
    closedReason: closed,
    ...whyClosed(closed && !access.seesOnlyShared ? vessel : null),
    companyId: access.seesOnlyShared ? null : vessel.companyId,
    companyName: access.seesOnlyShared ? null : entry.companyName,
    access,
    ...(access.isImpersonal ? noPerson : personOf(entry)),
  };
}

const personOf = ({ profileId, photoFileId, isOnMailingList }: Entry) => ({
  profileId,
  profilePhotoFileId: photoFileId,
  isOnMailingList,
});
const noPerson: ReturnType<typeof personOf> = { profileId: null, profilePhotoFileId: null, isOnMailingList: null };

/** What the vessel's own people read of a vessel that is closed, whose page they cannot open. */
const whyClosed = (vessel: Vessel | null) => ({
  contactEmail: vessel?.contactEmail ?? null,
  subscriptionEndsOn: vessel?.subscriptionEndsOn ?? null,
  suspendedAt: vessel?.suspendedAt ?? null,
  suspendedReason: vessel?.suspendedReason ?? null,
  deletesAt: vessel?.deletesAt ?? null,
});

/** Compared with when nobody goes by the name, so that the answer takes as long as for a wrong password. */
let nobodysHash: Promise<string> | undefined;

async function verifySignIn(
  { services, address, requestId }: RequestContext,
  user: User | undefined,
  password: string,
): Promise<User> {
  nobodysHash ??= services.passwords.hash("nobody has this password");
  const isRight = await services.passwords.verify(user?.passwordHash || (await nobodysHash), password);
  if (user && isRight) return user;
  services.noteSecurity({ event: "signInRefused", userId: user?.id ?? null, address, requestId });
  throw new AppError("unauthenticated", "auth:wrongLoginOrPassword");
}

/** Every try counts until the password is right, whether it names the account by its name or by its address. */
async function passPassword(ctx: RequestContext, { login, password }: AskKeyInput): Promise<User> {
  const { services, address } = ctx;
  const found = await findUserByLogin(services.database.db, login);
  const attempt = { account: found?.id ?? login, address, deviceId: deviceIdOf(ctx, found?.id) };
  await limitSignIn(services, signInLimits, attempt);
  const user = await verifySignIn(ctx, found, password);
  await forgiveSignIn(services, attempt);
  return user;
}

/** What the browser asks a key to sign; nobody without the password learns who has keys. */
export async function askKeyAtSignIn(ctx: RequestContext, input: AskKeyInput) {
  const user = await passPassword(ctx, input);
  return askKeys(ctx.services, { userId: user.id, purpose: "signIn" });
}

/** False when the password or the second step was set while they were shown: what ends sessions may have missed this one. */
const stillOpensAs = (services: Services, user: User): Promise<boolean> =>
  writeIn(services.database, { vesselId: null, userId: user.id }, async (tx) => {
    const held = await holdAccount(tx, user.id);
    return held !== undefined && waysIn.every((way) => held[way]?.getTime() === user[way]?.getTime());
  });
const waysIn = ["passwordSetAt", "totpConfirmedAt", "securityKeysSince", "softDeletedAt", "erasedAt"] as const;

/** Opens a session and answers its token, which only the bearer has from then on. */
export async function openSession(ctx: RequestContext, input: SignInInput) {
  const { services, address, userAgent, requestId } = ctx;
  const user = await passPassword(ctx, input);
  const { recoveryCodesLeft } = await passSecondStep(services, user.id, input, address);
  if (services.passwords.isOutdated(user.passwordHash))
    await renewPasswordHash(services.database.db, user, await services.passwords.hash(input.password));
  const session = await services.accounts.sessions.open(user.id, {
    userAgent,
    address,
    isPersistent: input.staysSignedIn,
  });
  if (!(await stillOpensAs(services, user))) {
    await services.accounts.sessions.close(session.token);
    throw new AppError("unauthenticated", "auth:wrongLoginOrPassword");
  }
  services.noteSecurity({ event: "signedIn", userId: user.id, address, requestId });
  return { userId: user.id, mustChangePassword: user.mustChangePassword, recoveryCodesLeft, ...session };
}

/** Signs the browser in: its token goes into a cookie that no script can read. */
export async function signIn(ctx: RequestContext, input: SignInInput) {
  const { userId, mustChangePassword, recoveryCodesLeft, cookie } = await openSession(ctx, input);
  ctx.setHeader("set-cookie", cookie);
  rememberDevice(ctx, userId);
  return { userId, mustChangePassword, recoveryCodesLeft };
}

/** Harmless when nobody is signed in: the cookie is taken away, unless somebody else signed in since. */
export async function signOut({ services, principal, isOfOther, setHeader }: RequestContext): Promise<void> {
  if (isOfOther) return;
  setHeader("set-cookie", services.accounts.sessions.blankCookie);
  if (principal) await services.accounts.sessions.closeById(principal.account.id, principal.sessionId);
}

export async function switchVessel(services: Services, account: Account, vesselId: string) {
  const entry = await services.accounts.findEntry(account, vesselId);
  if (!entry || accessOf({ account }, entry, services.now()).blockedBy === "no_membership")
    throw new AppError("not_found", "refusals:noSuchVessel");
  await setLastVessel(services.database.db, account.id, vesselId);
  services.accounts.forget(account.id);
  return { id: entry.vessel.id, name: entry.vessel.name };
}

export async function listSessions(services: Services, account: Account, currentId: string) {
  const sessions = await services.accounts.sessions.list(account.id);
  return sessions.map(({ userAgent, ...session }) => ({
    ...session,
    device: deviceOf(userAgent),
    isCurrent: session.id === currentId,
  }));
}

export async function closeSession(services: Services, account: Account, sessionId: string): Promise<void> {
  await services.accounts.sessions.closeById(account.id, sessionId);
}

export async function closeOtherSessions(services: Services, account: Account, currentId: string): Promise<void> {
  await services.accounts.sessions.closeAll(account.id, currentId);
}
