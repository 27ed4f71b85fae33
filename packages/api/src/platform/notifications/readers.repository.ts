import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { companyMemberships, memberships, users } from "@ymp/db/schema/accounts";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobAssignees } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { worklistMembers } from "@ymp/db/schema/worklists";
import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { isHeldPlace } from "../accounts/crew-aboard.ts";

/** Everybody whose account opens the vessel, as a member or through the company that looks after it. */
export function accountsOf(tx: Db, vesselId: string, companyId: string | null, today: CalendarDate) {
  const holds = and(isNotNull(memberships.id), isHeldPlace(today));
  return tx
    .select({
      userId: users.id,
      membership: memberships,
      profileId: profiles.id,
      companyMembership: companyMemberships.id,
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.vesselId, vesselId), eq(memberships.userId, users.id)))
    .leftJoin(
      companyMemberships,
      and(sql`${companyMemberships.companyId} = ${companyId}::uuid`, eq(companyMemberships.userId, users.id)),
    )
    .leftJoin(profiles, and(eq(profiles.vesselId, vesselId), eq(profiles.userId, users.id)))
    .where(
      and(
        isNull(users.softDeletedAt),
        isNull(users.erasedAt),
        sql`${users.id} in (
          select aboard.user_id from ${memberships} aboard where aboard.vessel_id = ${vesselId}
          union select ashore.user_id from ${companyMemberships} ashore where ashore.company_id = ${companyId}::uuid)`,
        or(holds, isNotNull(companyMemberships.id)),
      ),
    )
    .orderBy(users.id);
}

export async function assigneeAccounts(tx: Db, vesselId: string, jobId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: profiles.userId })
    .from(jobAssignees)
    .innerJoin(profiles, and(eq(profiles.vesselId, jobAssignees.vesselId), eq(profiles.id, jobAssignees.profileId)))
    .where(and(eq(jobAssignees.vesselId, vesselId), eq(jobAssignees.jobId, jobId), isNotNull(profiles.userId)));
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Those of the people who have an account. */
export async function accountsOfProfiles(tx: Db, vesselId: string, profileIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(
      and(eq(profiles.vesselId, vesselId), isNotNull(profiles.userId), sql`${profiles.id} in ${jsonIds(profileIds)}`),
    );
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** What the owners of these accounts are called. */
export async function namesOfAccounts(tx: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ name: users.name })
    .from(users)
    .where(sql`${users.id} in ${jsonIds(userIds)}`)
    .orderBy(users.name);
  return rows.map(({ name }) => name);
}

/** The profiles a job was given to, whether or not they have an account. */
export async function assigneesOfJob(tx: Db, vesselId: string, jobId: string): Promise<string[]> {
  const rows = await tx
    .select({ profileId: jobAssignees.profileId })
    .from(jobAssignees)
    .where(and(eq(jobAssignees.vesselId, vesselId), eq(jobAssignees.jobId, jobId)));
  return rows.map(({ profileId }) => profileId);
}

/** The profiles a worklist was shared with. */
export async function membersOfWorklist(tx: Db, vesselId: string, worklistId: string): Promise<string[]> {
  const rows = await tx
    .select({ profileId: worklistMembers.profileId })
    .from(worklistMembers)
    .where(and(eq(worklistMembers.vesselId, vesselId), eq(worklistMembers.worklistId, worklistId)));
  return rows.map(({ profileId }) => profileId);
}

/** Undefined also where the scope's own user is kept from a private item. */
export async function privacyOfItem(tx: Db, vesselId: string, itemId: string) {
  const [row] = await tx
    .select({ isPrivate: inventoryItems.isPrivate, ownerUserId: inventoryItems.ownerUserId })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), eq(inventoryItems.id, itemId)));
  return row;
}
