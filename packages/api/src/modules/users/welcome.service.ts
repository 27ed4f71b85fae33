import { createHash, randomBytes } from "node:crypto";
import { type Joining, judgeJoining } from "@ymp/core/access/joining";
import { addDays, type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { startOfDay } from "@ymp/core/time";
import type { Locale } from "@ymp/i18n/locales";
import type { VesselScope } from "../../context.ts";
import { printDay } from "../../kit/printed-dates.ts";
import { holdAccount } from "../../platform/accounts/hold-account.ts";
import type { AccountRow } from "../../platform/accounts/personal-columns.ts";
import type { Member } from "../../platform/accounts/places.repository.ts";
import { sendAtOnce } from "../../platform/mail/deliver-mail.ts";
import { keepMail } from "../../platform/mail/write-mail.ts";
import { replaceLinks } from "./invitations.repository.ts";
import {
  findUserByEmail,
  localeOf,
  nameOfUser,
  patchMembership,
  patchUser,
  worksForCompany,
} from "./members.repository.ts";
import { findOwner, standingFor } from "./owners.repository.ts";
import { expectOpenPlace, lockMember, recordPlace } from "./places.service.ts";
import { resetSignIn } from "./reset-sign-in.service.ts";

const invitationDays = 14;

/** Whether the mail left; it is tried again when it did not. Filled in once the account holds. */
export interface Welcome {
  welcomeMail: "sent" | "failed";
}

export type WelcomeKind = "welcome" | "invitation" | "appointed";

type WelcomeMail = WelcomeKind | "consent" | "consentProof" | "consentRefused";
type Place = Pick<Member, "membership" | "user">;

const linked: readonly WelcomeMail[] = ["invitation", "appointed", "consentProof"];
const asking = {
  make: "consentProof",
  askOwner: "consent",
  resetAndAsk: "consentProof",
  proveAndAsk: "consentProof",
  notifyOwner: "consentRefused",
} as const satisfies Record<Joining, WelcomeMail>;

/**
 * Writes to somebody who has a new place here. An account that was made for it gets the way in: an outsider, and a captain
 * appointed by the platform, a link that sets the password. The owner of one that was there already is asked.
 */
export async function welcome(scope: VesselScope, place: Place, kind: WelcomeKind): Promise<Welcome> {
  if (!place.membership.awaitsConsent) return write(scope, place, place.user, kind);
  const owner = await findOwner(scope.tx, place.user);
  const facts = {
    ...owner,
    isClosed: owner.softDeletedAt !== null || owner.erasedAt !== null,
    worksForCompany: await worksForCompany(scope.tx, owner.id),
  };
  const joining = judgeJoining(facts, scope.access.role === "superadmin" ? "platform" : "vessel");
  // The person who made the account in advance has nothing any more once somebody else takes its owner aboard.
  if (joining === "resetAndAsk") await resetSignIn(scope, owner.id);
  return write(scope, place, owner, asking[joining]);
}

async function write(
  scope: VesselScope,
  { membership, user }: Place,
  owner: AccountRow,
  template: WelcomeMail,
): Promise<Welcome> {
  const { tx, services } = scope;
  const asker = scope.actor.userId ?? membership.createdBy;
  const [locale, inviter] = await Promise.all([localeOf(tx, owner.id, asker), nameOfUser(tx, asker)]);
  const facts = { name: owner.name, username: owner.username, vessel: scope.vessel.name, inviter };
  const invitation = linked.includes(template) ? await openInvitation(scope, owner, membership.endsOn) : null;
  const until = invitation && dayIn(locale, scope.vessel.timeZone, invitation.expiresAt);
  const mailId = await keepMail(services, tx, {
    to: owner.email,
    locale,
    template,
    params: until ? { ...facts, until } : facts,
    link: invitation?.link ?? `${services.origin}${template === "consent" ? "/app/invitations" : "/auth/login"}`,
    aboutUserId: user.id,
  });
  const answer: Welcome = { welcomeMail: "failed" };
  scope.afterCommit.push(async (outside) => {
    if (await sendAtOnce(outside, mailId)) answer.welcomeMail = "sent";
  });
  return answer;
}

async function openInvitation(scope: VesselScope, { id: userId, email }: AccountRow, endsOn: CalendarDate | null) {
  const { tx, now, vessel, services } = scope;
  // Led to another mailbox beside this, it gets no link to the one before.
  if ((await holdAccount(tx, userId))?.email !== email) throw new AppError("stale", "refusals:changedMeanwhile");
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const inTime = new Date(now.getTime() + invitationDays * 86_400_000);
  const lastMoment = endsOn ? startOfDay(vessel.timeZone, addDays(endsOn, 1)) : inTime;
  const expiresAt = lastMoment < inTime ? lastMoment : inTime;
  await replaceLinks(tx, { tokenHash, userId, expiresAt, createdAt: now });
  return { link: `${services.origin}/auth/reset-password/${token}`, expiresAt };
}

/** The last moment is just before; the day named is the one it still opens on. */
function dayIn(locale: Locale, timeZone: string, until: Date): string {
  return printDay(todayIn(timeZone, new Date(until.getTime() - 1)), locale);
}

/** Asks the person who has the address now; where nobody has, the row becomes an account that a link gives to the mailbox. */
export async function askAt(scope: VesselScope, member: Member, email: string): Promise<Welcome> {
  const { tx, now } = scope;
  const { membership, user } = member;
  const known = await findUserByEmail(tx, email);
  await resetSignIn(scope, user.id);
  const address = known ? standingFor(known, user.id, email) : { email, invitedEmail: null, standsForId: null };
  await patchUser(tx, user.id, address);
  const after = await patchMembership(tx, membership, { awaitsConsent: known !== undefined, invitedAt: now }, now);
  const answer = await welcome(scope, { membership: after, user: { ...user, ...address } }, "invitation");
  await recordPlace(scope, member, { verb: "invited", facts: { email } });
  return answer;
}

/**
 * Sends the first mail again: a fresh link to an outsider who has not chosen a password yet. Anyone who was asked at an
 * address is looked for there again.
 */
export async function resendWelcome(scope: VesselScope, userId: string): Promise<Welcome> {
  const member = await lockMember(scope, userId);
  const { membership, user } = member;
  expectOpenPlace(scope, member);
  if (user.invitedEmail) return askAt(scope, member, user.invitedEmail);
  const isInvitation = membership.role === "user" && user.mustChangePassword;
  const answer = await welcome(scope, member, isInvitation ? "invitation" : "welcome");
  await patchMembership(scope.tx, membership, { invitedAt: scope.now }, scope.now);
  await recordPlace(scope, member, { verb: "invited", facts: { email: user.email } });
  return answer;
}
