import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import { type Access, resolveAccess } from "@ymp/core/access/resolve-access";
import { type Department, isAtLeast, type Role } from "@ymp/core/access/roles";
import { subscriptionStateOn } from "@ymp/core/access/subscription";
import { todayIn } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import type { RecordKind } from "@ymp/core/records";
import type { VesselScope } from "../../context.ts";
import {
  accountsOf,
  accountsOfProfiles,
  assigneeAccounts,
  assigneesOfJob,
  membersOfWorklist,
  privacyOfItem,
} from "./readers.repository.ts";

/** Somebody whose account opens the vessel, and what it opens there. */
export interface Reader {
  readonly userId: string;
  readonly profileId: string | null;
  readonly access: Access;
}

export interface NamedRecord {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Everybody who may enter the vessel today. Platform administrators come on visits and are told nothing. */
export async function readersOf({ tx, vesselId, vessel, now }: VesselScope): Promise<Reader[]> {
  const today = todayIn(vessel.timeZone, now);
  const rows = await accountsOf(tx, vesselId, vessel.companyId, today);
  return rows.map(({ userId, profileId, membership, companyMembership }) => ({
    userId,
    profileId,
    access: resolveAccess({
      // The person who has yet to choose a password finds on the first day what was meant for them.
      user: { isSuperadmin: false, mustChangePassword: false },
      membership: membership && {
        ...membership,
        access: accessOverridesSchema.parse(membership.access),
        endsOn: calendarDateSchema.nullable().parse(membership.endsOn),
      },
      hasCompanyMembership: companyMembership !== null,
      vessel: { edition: vessel.edition, subscriptionState: subscriptionStateOn(vessel, today) },
      today,
    }),
  }));
}

/** Whether a reader holds at least that role; a head of department only counts in the department that is named. */
export function holdsAtLeast({ access }: Reader, role: Role, department?: Department | null): boolean {
  if (access.role === null || !isAtLeast(access.role, role)) return false;
  return !department || access.role !== "hod" || access.department === department;
}

/** Accounts of the people a job is assigned to. */
export function assigneesOf({ tx, vesselId }: VesselScope, jobId: string): Promise<string[]> {
  return assigneeAccounts(tx, vesselId, jobId);
}

/** Accounts of people of the vessel. */
export function accountsOfPeople({ tx, vesselId }: VesselScope, profileIds: readonly string[]): Promise<string[]> {
  return accountsOfProfiles(tx, vesselId, profileIds);
}

/** Those of the readers for whom the record exists. */
export async function whoMaySee(
  scope: VesselScope,
  record: NamedRecord,
  readers: readonly Reader[],
): Promise<Reader[]> {
  const entitled = readers.filter(({ access }) => mayViewKind(access, record.kind));
  const insiders = entitled.filter(({ access }) => !access.seesOnlyShared);
  const outsiders = entitled.filter(({ access }) => access.seesOnlyShared);
  const shared = outsiders.length > 0 ? await sharedWith(scope, record) : [];
  const allowed = [
    ...insiders,
    ...outsiders.filter(({ profileId }) => profileId !== null && shared.includes(profileId)),
  ];
  return record.kind === "item" ? withoutPrivacyBroken(scope, record.id, allowed) : allowed;
}

async function withoutPrivacyBroken(
  { tx, vesselId }: VesselScope,
  itemId: string,
  readers: Reader[],
): Promise<Reader[]> {
  const item = await privacyOfItem(tx, vesselId, itemId);
  if (!item) return [];
  if (!item.isPrivate) return readers;
  return readers.filter(({ access, userId }) => access.seesPrivate || userId === item.ownerUserId);
}

/** Profiles from outside that a record was shared with. */
async function sharedWith({ tx, vesselId }: VesselScope, { kind, id }: NamedRecord): Promise<readonly string[]> {
  if (kind === "job") return assigneesOfJob(tx, vesselId, id);
  return kind === "worklist" ? membersOfWorklist(tx, vesselId, id) : [];
}
