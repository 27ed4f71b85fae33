import { resolveAccess } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { eq, sql } from "drizzle-orm";
import type { Actor, Asked, Principal, VesselScope } from "../context.ts";
import { writeIn } from "../kit/second-attempt.ts";
import type { Services } from "../services.ts";
import type { Vessel } from "./accounts/accounts.ts";

/** A request of a platform administrator. */
export interface PlatformRequest {
  readonly services: Services;
  readonly principal: Principal;
  /** What the call asks. */
  readonly asked?: Asked;
}

/** A transaction outside any vessel. Vessels it has to do with are entered one after the other. */
export interface Outside {
  readonly tx: Db;
  readonly actor: Actor;
  readonly asked: Asked | null;
  readonly now: Date;
  readonly services: Services;
  readonly afterCommit: VesselScope["afterCommit"];
}

/** As far as vessels are entered by it. */
export type FromOutside = Omit<Outside, "services"> & Pick<VesselScope, "services">;

/** Work of the platform's administrators on vessels, accounts and companies, in one transaction; started again after a lost race. */
export function administer<T>(
  { services, principal, asked }: PlatformRequest,
  work: (outside: Outside) => Promise<T>,
): Promise<T> {
  const userId = principal.account.id;
  const asAdministrator = async (scope: Outside) => {
    await holdAdministrator(scope.tx, userId);
    return work(scope);
  };
  return outside(services, { kind: principal.kind, userId }, "write", asAdministrator, asked);
}

/** Until the transaction ends nobody takes the platform's rights from the person who acts by them. */
async function holdAdministrator(tx: Db, userId: string): Promise<void> {
  const [account] = await tx
    .select({ softDeletedAt: users.softDeletedAt, isSuperadmin: users.isSuperadmin })
    .from(users)
    .where(eq(users.id, userId))
    .for("share");
  if (!account?.isSuperadmin || account.softDeletedAt) throw new AppError("forbidden", "refusals:superadminOnly");
}

/** The same for what is only looked at, as of one moment. */
export function lookOver<T>(
  { services, principal }: PlatformRequest,
  work: (outside: Outside) => Promise<T>,
): Promise<T> {
  return outside(services, { kind: principal.kind, userId: principal.account.id }, "snapshot", work);
}

/** What somebody does with their own account, and what follows from it on the vessels they belong to. */
export function ofOwnAccount<T>(
  services: Services,
  userId: string,
  work: (outside: Outside) => Promise<T>,
): Promise<T> {
  return outside(services, { kind: "user", userId }, "write", work);
}

/** Work that the queue does by itself, such as erasing what has cooled off. */
export function administerBySystem<T>(services: Services, work: (outside: Outside) => Promise<T>): Promise<T> {
  return outside(services, { kind: "system", userId: null }, "write", work);
}

async function outside<T>(
  services: Services,
  actor: Actor,
  access: "snapshot" | "write",
  work: (outside: Outside) => Promise<T>,
  asked: Asked | null = null,
): Promise<T> {
  const afterCommit: Outside["afterCommit"] = [];
  const scope = { vesselId: null, userId: actor.userId };
  const within = (tx: Db) => work({ tx, actor, asked, now: services.now(), services, afterCommit });
  const result = await (access === "write"
    ? writeIn(services.database, scope, within, afterCommit)
    : inScope(services.database, { ...scope, access }, within));
  for (const follow of afterCommit) await follow(services);
  return result;
}

/**
 * From here on the transaction sees that vessel and no other. Its services are used with the rights of the platform;
 * nobody comes aboard, so what is changed has to be in the vessel's own history as well.
 */
export async function enterFromOutside(outside: FromOutside, vesselId: string): Promise<VesselScope> {
  const { tx, now } = outside;
  const [vessel] = await tx.select().from(vessels).where(eq(vessels.id, vesselId));
  if (!vessel) throw new AppError("not_found", "refusals:noSuchVessel");
  await tx.execute(sql`select set_config('app.vessel_id', ${vesselId}, true)`);
  return {
    ...outside,
    vesselId,
    vessel,
    asked: null,
    access: accessOf(vessel, now),
    profileId: null,
    audit: { rows: 0 },
    givenOut: [],
  };
}

/** From here on the transaction is outside every vessel again, where accounts and their ways in are changed. */
export async function stepOutside(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('app.vessel_id', '', true)`);
}

function accessOf({ edition, timeZone }: Vessel, now: Date) {
  return resolveAccess({
    user: { isSuperadmin: true, mustChangePassword: false },
    membership: null,
    hasCompanyMembership: false,
    hasSupportVisit: true,
    vessel: { edition, subscriptionState: "ACTIVE" },
    today: todayIn(timeZone, now),
  });
}
