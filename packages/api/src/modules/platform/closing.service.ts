import { judgeLastAdministrator } from "@ymp/core/access/administrators";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { closeLinks, endSessions } from "../../platform/accounts/hold-account.ts";
import type { AccountRow } from "../../platform/accounts/personal-columns.ts";
import { administrationOf, lockAdministration } from "../../platform/accounts/places.repository.ts";
import { hasOtherSuperadmin } from "../../platform/accounts/superadmins.repository.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import {
  administer,
  enterFromOutside,
  type Outside,
  type PlatformRequest,
  stepOutside,
} from "../../platform/outside.ts";
import { endVisitsOf } from "../support/support.service.ts";
import { revokeTokens } from "../tokens/tokens.service.ts";
import { deleteAccount } from "../users/erasing.service.ts";
import { patchAccount, placesOf } from "./accounts.repository.ts";
import { expectAccount, expectOpenAccount, expectProvenAccount } from "./accounts.service.ts";

/** Closes an account everywhere, or opens it again. Its places and all it wrote stay. */
export async function setAccountDeleted(
  request: PlatformRequest,
  { userId, isDeleted }: { userId: string; isDeleted: boolean },
): Promise<void> {
  refuseSelf(request, userId);
  await administer(request, async (outside) => {
    const { tx, now, afterCommit, services } = outside;
    const account = await expectAccount(tx, userId);
    if ((account.softDeletedAt !== null) === isDeleted) return;
    if (isDeleted && account.isSuperadmin) await keepSuperadmin(outside, userId);
    if (isDeleted) await keepAdministrators(outside, userId);
    await patchAccount(tx, userId, { softDeletedAt: isDeleted ? now : null }, now);
    await recordPlatformChanges(outside, {
      subject: { kind: "account", id: userId },
      verb: isDeleted ? "deleted" : "restored",
      facts: { username: account.username },
    });
    // Outside every vessel, into which ending a visit leads at last.
    if (isDeleted) await endWaysIn(outside, account);
    afterCommit.push(async () => services.accounts.forget(userId));
  });
}

async function endWaysIn(outside: Outside, account: AccountRow): Promise<void> {
  const { tx, now } = outside;
  await revokeTokens(tx, { userId: account.id, now });
  await endSessions(tx, account.id);
  await closeLinks(tx, account.id, now);
  await endVisitsOf(outside, account);
}

/** Vessels come in the order of their ids, so that two closings do not wait for each other in a circle. */
async function keepAdministrators(outside: Outside, userId: string): Promise<void> {
  const { tx, now } = outside;
  const places = await placesOf(tx, [userId]);
  for (const { vesselId } of places.toSorted((a, b) => (a.vesselId < b.vesselId ? -1 : 1))) {
    const { vessel } = await enterFromOutside(outside, vesselId);
    await lockAdministration(tx, vesselId);
    const all = await administrationOf(tx, vesselId);
    const refusals = judgeLastAdministrator(all, userId, null, todayIn(vessel.timeZone, now));
    if (refusals.length > 0) throw new AppError("conflict", "platform:lastAdministratorOf", { vessel: vessel.name });
  }
  await stepOutside(tx);
}

/** Somebody always administers the platform, and nobody decides over themselves. */
export async function setSuperadmin(
  request: PlatformRequest,
  { userId, isSuperadmin }: { userId: string; isSuperadmin: boolean },
): Promise<void> {
  refuseSelf(request, userId);
  await administer(request, async (outside) => {
    const { tx, now, afterCommit, services } = outside;
    const account = isSuperadmin ? await expectProvenAccount(tx, userId) : await expectOpenAccount(tx, userId);
    if (account.isSuperadmin === isSuperadmin) return;
    if (!isSuperadmin) await keepSuperadmin(outside, userId);
    await patchAccount(tx, userId, { isSuperadmin }, now);
    await recordPlatformChanges(outside, {
      subject: { kind: "account", id: userId },
      verb: isSuperadmin ? "superadmin_given" : "superadmin_taken",
      facts: { username: account.username },
    });
    if (!isSuperadmin) await revokeTokens(tx, { userId, now });
    if (!isSuperadmin) await endVisitsOf(outside, account);
    afterCommit.push(async () => {
      services.accounts.forget(userId);
      services.noteSecurity({ event: isSuperadmin ? "superadminGiven" : "superadminTaken", userId });
    });
  });
}

/** For good. What the person wrote keeps its author. */
export async function eraseAccount(
  request: PlatformRequest,
  input: { userId: string; confirmation: string },
): Promise<void> {
  refuseSelf(request, input.userId);
  await deleteAccount(request.services, request.principal, input);
}

async function keepSuperadmin({ tx }: Outside, userId: string): Promise<void> {
  if (!(await hasOtherSuperadmin(tx, userId))) throw new AppError("conflict", "platform:lastSuperadmin");
}

function refuseSelf({ principal }: PlatformRequest, userId: string): void {
  if (principal.account.id === userId) throw new AppError("forbidden", "platform:notYourself");
}
