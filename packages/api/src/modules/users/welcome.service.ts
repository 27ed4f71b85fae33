import { createHash, randomBytes } from "node:crypto";
import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { startOfDay } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import type { Member } from "../../platform/accounts/places.repository.ts";
import { sendAtOnce } from "../../platform/mail/deliver-mail.ts";
import { keepMail } from "../../platform/mail/write-mail.ts";
import { replaceLinks } from "./invitations.repository.ts";
import { localeOf, nameOfUser, patchMembership } from "./members.repository.ts";
import { lockMember, recordPlace } from "./places.service.ts";

const invitationDays = 14;

/** Whether the mail left; it is tried again when it did not. Filled in once the account holds. */
export interface Welcome {
  welcomeMail: "sent" | "failed";
}

export type WelcomeKind = "welcome" | "joined" | "invitation" | "appointed";

/**
 * Writes to somebody whose account is new here. An outsider, and a captain appointed by the platform, get a link that sets
 * the password; who knows one already, or was given one, gets the way to the sign-in.
 */
export async function welcome(
  scope: VesselScope,
  { membership, user }: Pick<Member, "membership" | "user">,
  kind: WelcomeKind,
): Promise<Welcome> {
  const { tx, services } = scope;
  const [locale, inviter] = await Promise.all([
    localeOf(tx, user.id, scope.actor.userId),
    nameOfUser(tx, scope.actor.userId),
  ]);
  const facts = { name: user.name, username: user.username, vessel: scope.vessel.name, inviter };
  const opensLink = kind === "invitation" || kind === "appointed";
  const invitation = opensLink ? await openInvitation(scope, user.id, membership.endsOn) : null;
  const until = invitation && dayIn(locale, scope.vessel.timeZone, invitation.expiresAt);
  const mailId = await keepMail(services, tx, {
    to: user.email,
    locale,
    template: kind,
    params: until ? { ...facts, until } : facts,
    link: invitation?.link ?? `${services.origin}/auth/login`,
    aboutUserId: user.id,
  });
  const answer: Welcome = { welcomeMail: "failed" };
  scope.afterCommit.push(async (outside) => {
    if (await sendAtOnce(outside, mailId)) answer.welcomeMail = "sent";
  });
  return answer;
}

async function openInvitation(scope: VesselScope, userId: string, endsOn: CalendarDate | null) {
  const { now, vessel, services } = scope;
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const inTime = new Date(now.getTime() + invitationDays * 86_400_000);
  const lastMoment = endsOn ? startOfDay(vessel.timeZone, addDays(endsOn, 1)) : inTime;
  const expiresAt = lastMoment < inTime ? lastMoment : inTime;
  await replaceLinks(scope.tx, { tokenHash, userId, expiresAt, createdAt: now });
  return { link: `${services.origin}/auth/reset-password/${token}`, expiresAt };
}

/** The last moment is just before; the day named is the one it still opens on. */
function dayIn(locale: string, timeZone: string, until: Date): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone });
  return format.format(new Date(until.getTime() - 1));
}

/** Sends the first mail again: a fresh link to an outsider who has not chosen a password yet. */
export async function resendWelcome(scope: VesselScope, userId: string): Promise<Welcome> {
  const member = await lockMember(scope, userId);
  const { membership, user } = member;
  if (membership.softDeletedAt) throw new AppError("conflict", "users:refusal.deleted");
  const isInvitation = membership.role === "user" && user.mustChangePassword;
  const answer = await welcome(scope, member, isInvitation ? "invitation" : "welcome");
  await patchMembership(scope.tx, membership, { invitedAt: scope.now }, scope.now);
  await recordPlace(scope, member, { verb: "invited", facts: { email: user.email } });
  return answer;
}
