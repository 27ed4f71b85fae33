import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import type { Department } from "@ymp/core/access/roles";
import { addDays, type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedBefore } from "@ymp/core/clock-window";
import type { Database } from "@ymp/db/client";
import { companyDepartures, companyMemberships, memberships, supportVisits } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { companies, vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { TokenLimits } from "../../context.ts";
import { holdsAt } from "../../kit/clock-windows.ts";
import { createLucia, type SessionKeeper } from "./lucia.ts";
import { ShortCache } from "./short-cache.ts";
import { createSightings } from "./sightings.ts";
import { createTokenKeeper, type TokenKeeper } from "./tokens.ts";

export type Vessel = typeof vessels.$inferSelect;
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly jobTitle: string | null;
  readonly backgroundColor: string;
  readonly borderColor: string | null;
  readonly isSuperadmin: boolean;
  readonly mustChangePassword: boolean;
  /** Since when the code of an authenticator is a second step; null while it is none. */
  readonly totpConfirmedAt: Date | null;
  /** Since when a security key is one; null while there is none. */
  readonly securityKeysSince: Date | null;
  readonly lastVesselId: string | null;
}

export interface Membership {
  readonly role: "captain" | "hod" | "crew" | "user";
  readonly userType: "shipyard" | "contractUser" | "surveyor" | "ownersRep" | null;
  readonly department: Department | null;
  readonly access: AccessOverrides;
  readonly endsOn: CalendarDate | null;
  readonly lastSeenAt: Date | null;
  readonly reopenedAt: Date | null;
}

/** The way an account comes aboard: as a member, through its management company, or on a support visit of the platform. */
export interface Entry {
  readonly vessel: Vessel;
  readonly membership: Membership | null;
  readonly hasCompanyMembership: boolean;
  /**
   * Since when: the account is among the company's people, the vessel was not taken from it, nor its own place on the vessel from the
   * account. A script made before does not come by it.
   */
  readonly companySince: Date | null;
  readonly hasSupportVisit: boolean;
  /** Since when; a script made before is not on it. */
  readonly visitSince: Date | null;
  readonly profileId: string | null;
  readonly photoFileId: string | null;
  /** Null without a profile. */
  readonly isOnMailingList: boolean | null;
  readonly companyName: string | null;
}

/** A vessel that is open to an account. */
export interface OpenVessel extends Vessel {
  /** Open for a support visit, and closed again when that ends. */
  readonly isVisit: boolean;
  /** Entered from outside: who manages her is not told. */
  readonly isGuest: boolean;
}

export interface Accounts {
  readonly sessions: SessionKeeper;
  readonly tokens: TokenKeeper;
  /** The vessels an account may enter, by name; of a script those its token opens. */
  listVessels(account: Account, limits?: TokenLimits): Promise<OpenVessel[]>;
  /** Undefined when the account has no business on that vessel, or the vessel does not exist. */
  findEntry(account: Account, vesselId: string): Promise<Entry | undefined>;
  /** Notes that the account is on the vessel now, where it is a member; now and then, not each time. */
  noteSeen(account: Account, entry: Entry): Promise<void>;
  /** Forgets what is remembered of a user, or of everybody. */
  forget(userId: string | "*"): void;
}

export function createAccounts(database: Database, options: { isSecure?: boolean; now?: () => Date } = {}): Accounts {
  const now = options.now ?? (() => new Date());
  const entries = new ShortCache<Entry | undefined>();
  const sessions = createLucia(database, { ...options, now });
  const tokens = createTokenKeeper(database, now);
  return {
    sessions,
    tokens,
    listVessels: (account, limits) => listVessels(database, account, { now: now(), limits }),
    findEntry: (account, vesselId) =>
      entries.get(account.id, vesselId, () => findEntry(database, account, vesselId, now())),
    noteSeen: createSightings(database, now),
    forget(userId) {
      entries.drop(userId);
      sessions.forget(userId);
      tokens.forget(userId);
    },
  };
}

/** A day's grace for ships west of UTC; the gate itself calculates in ship's time. */
const holdsAround = (now: Date) =>
  and(
    isNotNull(memberships.id),
    isNull(memberships.softDeletedAt),
    eq(memberships.awaitsConsent, false),
    or(isNull(memberships.endsOn), gte(memberships.endsOn, addDays(todayIn("UTC", now), -1))),
  );

/**
 * A token of before somebody was off a vessel does not come back aboard with them, by whichever way: a place keeps since when it
 * is open again, a management company since when it has the person, and when it let one or the vessel go.
 */
export const isOfBefore = (limits: TokenAge | undefined, moment: Date | null, now: Date): boolean =>
  limits !== undefined && moment !== null && happenedBefore(limits.madeAt, moment, now);

type TokenAge = Pick<TokenLimits, "madeAt">;

const companySince = (userId: string) =>
  sql<Date | null>`greatest(${companyMemberships.createdAt}, ${memberships.softDeletedAt}, ${memberships.leftAt}, (
    select max(gone.left_at) from ${companyDepartures} gone
    where gone.company_id = ${companyMemberships.companyId} and (gone.user_id = ${userId} or gone.managed_vessel_id = ${vessels.id})
  ))`.mapWith(companyDepartures.leftAt);

const isOnVisit = (account: Account, now: Date) =>
  and(
    eq(supportVisits.vesselId, vessels.id),
    eq(supportVisits.userId, account.id),
    isNull(supportVisits.endedAt),
    holdsAt(supportVisits.startedAt, supportVisits.endsAt, now),
  );

async function listVessels(
  database: Database,
  account: Account,
  { now, limits }: { now: Date; limits: TokenLimits | undefined },
): Promise<OpenVessel[]> {
  const rows = await inScope(database, { vesselId: null, userId: account.id, access: "read" }, (tx) => {
    return tx
      .selectDistinct({
        ...getTableColumns(vessels),
        visitSince: supportVisits.startedAt,
        isVisit: sql<boolean>`(${supportVisits.id} is not null)`,
        isOfCompany: sql<boolean>`(${companyMemberships.id} is not null)`,
        companySince: companySince(account.id),
        isMember: sql<boolean>`coalesce(${holdsAround(now)}, false)`,
        reopenedAt: memberships.reopenedAt,
        isGuest: sql<boolean>`(${memberships.role} is not distinct from 'user' and coalesce(${companyMemberships.id}, ${supportVisits.id}) is null)`,
      })
      .from(vessels)
      .leftJoin(memberships, and(eq(memberships.vesselId, vessels.id), eq(memberships.userId, account.id)))
      .leftJoin(
        companyMemberships,
        and(eq(companyMemberships.companyId, vessels.companyId), eq(companyMemberships.userId, account.id)),
      )
      .leftJoin(supportVisits, isOnVisit(account, now))
      .where(or(holdsAround(now), isNotNull(companyMemberships.id), isNotNull(supportVisits.id)))
      .orderBy(asc(vessels.name));
  });
  return rows
    .filter(({ id }) => !limits?.vesselId || limits.vesselId === id)
    .filter(
      (way) =>
        (way.isVisit && !isOfBefore(limits, way.visitSince, now)) ||
        (way.isOfCompany && !isOfBefore(limits, way.companySince, now)) ||
        (way.isMember && !isOfBefore(limits, way.reopenedAt, now)),
    )
    .map(
      ({
        isOfCompany: _,
        visitSince: _since,
        companySince: _company,
        isMember: _member,
        reopenedAt: _reopened,
        ...vessel
      }) => vessel,
    );
}

async function findEntry(
  database: Database,
  account: Account,
  vesselId: string,
  now: Date,
): Promise<Entry | undefined> {
  return inScope(database, { vesselId, userId: account.id, access: "read" }, async (tx) => {
    const [row] = await tx
      .select({
        vessel: vessels,
        membership: memberships,
        companyMembershipId: companyMemberships.id,
        companySince: companySince(account.id),
        supportVisitId: supportVisits.id,
        visitSince: supportVisits.startedAt,
        profileId: profiles.id,
        photoFileId: profiles.photoFileId,
        isOnMailingList: profiles.isOnMailingList,
        companyName: companies.name,
      })
      .from(vessels)
      .leftJoin(
        memberships,
        and(
          eq(memberships.vesselId, vessels.id),
          eq(memberships.userId, account.id),
          isNull(memberships.softDeletedAt),
          eq(memberships.awaitsConsent, false),
        ),
      )
      .leftJoin(supportVisits, isOnVisit(account, now))
      .leftJoin(companies, eq(companies.id, vessels.companyId))
      .leftJoin(
        companyMemberships,
        and(eq(companyMemberships.companyId, vessels.companyId), eq(companyMemberships.userId, account.id)),
      )
      .leftJoin(profiles, and(eq(profiles.vesselId, vessels.id), eq(profiles.userId, account.id)))
      .where(eq(vessels.id, vesselId));
    if (!row) return undefined;
    const hasCompanyMembership = row.companyMembershipId !== null;
    const hasSupportVisit = account.isSuperadmin && row.supportVisitId !== null;
    if (!row.membership && !hasCompanyMembership && !hasSupportVisit) return undefined;
    return {
      vessel: row.vessel,
      membership: row.membership && readMembership(row.membership),
      hasCompanyMembership,
      companySince: row.companySince,
      hasSupportVisit,
      visitSince: row.visitSince,
      profileId: row.profileId,
      photoFileId: row.photoFileId,
      isOnMailingList: row.isOnMailingList,
      companyName: row.companyName,
    };
  });
}

function readMembership(row: typeof memberships.$inferSelect): Membership {
  return {
    ...row,
    access: accessOverridesSchema.parse(row.access),
    endsOn: calendarDateSchema.nullable().parse(row.endsOn),
  };
}
