import { type Permission, partsOf } from "@ymp/core/access/permissions";
import { type Access, type AccessRefusal, resolveAccess, whyNot } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";
import type { Principal, RequestContext, VesselScope } from "./context.ts";
import type { Account, Entry } from "./platform/accounts/accounts.ts";
import { baseProcedure, type ProcedureMeta } from "./trpc.ts";

export const publicProcedure = baseProcedure.meta({ guard: "public" });

function requireAccount(ctx: RequestContext, meta: ProcedureMeta | undefined): Principal {
  if (!ctx.principal) throw new AppError("unauthenticated", "errors:signInFirst");
  if (ctx.principal.account.mustChangePassword && !meta?.isOpenBeforePasswordChange)
    throw new AppError("forbidden", "errors:changePasswordFirst");
  return ctx.principal;
}

/** For an account's own matters: theme, password, list of vessels. */
export const accountProcedure = baseProcedure.meta({ guard: "account" }).use(({ ctx, next, meta }) => {
  const principal = requireAccount(ctx, meta);
  return next({ ctx: { ...ctx, principal, account: principal.account } });
});

export function accessOf(account: Account, entry: Entry, now: Date): Access {
  const { membership, hasCompanyMembership, vessel } = entry;
  return resolveAccess({
    user: account,
    membership,
    hasCompanyMembership,
    vessel,
    today: todayIn(vessel.timeZone, now),
  });
}

export interface Admission {
  readonly principal: Principal;
  readonly entry: Entry;
  readonly access: Access;
  readonly now: Date;
}

function refuse(
  refusal: AccessRefusal | null,
  permission: Permission | null,
  entry: Entry,
  mayPassExpired: boolean,
): void {
  if (refusal === null) return;
  if (refusal === "no_membership") throw new AppError("not_found", "errors:noSuchVessel");
  if (refusal === "must_change_password") throw new AppError("forbidden", "errors:changePasswordFirst");
  if (refusal !== "expired")
    throw new AppError("forbidden", "errors:closedToRole", { module: permission ? partsOf(permission).module : "" });
  if (!mayPassExpired)
    throw new AppError("expired_subscription", "errors:subscriptionExpired", { vessel: entry.vessel.name });
}

/**
 * Proves that the account may enter the vessel it names, with that permission or, when null, at all. For what must not
 * hold a transaction, such as a stream; everything else enters by `enterVessel`.
 */
export async function admit(
  ctx: RequestContext,
  gate: { permission: Permission | null; meta: ProcedureMeta | undefined },
): Promise<Admission> {
  const principal = requireAccount(ctx, gate.meta);
  if (!ctx.requestedVesselId) throw new AppError("invalid", "errors:nameVessel");
  const entry = await ctx.services.accounts.findEntry(principal.account, ctx.requestedVesselId);
  if (!entry) throw new AppError("not_found", "errors:noSuchVessel");
  const now = ctx.services.now();
  const access = accessOf(principal.account, entry, now);
  const mayPassExpired = gate.meta?.isOpenWhenExpired === true && access.mayExportRecords;
  refuse(gate.permission ? whyNot(access, gate.permission) : access.blockedBy, gate.permission, entry, mayPassExpired);
  return { principal, entry, access, now };
}

/** The one gate to a vessel's work: membership, subscription, permission, then a transaction that sees that vessel only. */
export async function enterVessel<T>(
  ctx: RequestContext,
  gate: { permission: Permission | null; meta: ProcedureMeta | undefined; access: "read" | "write" },
  work: (scope: VesselScope) => Promise<T>,
): Promise<T> {
  const { principal, entry, access, now } = await admit(ctx, gate);
  const { account, kind } = principal;
  return inScope(ctx.services.database, { vesselId: entry.vessel.id, userId: account.id, access: gate.access }, (tx) =>
    work({
      tx,
      vesselId: entry.vessel.id,
      vessel: entry.vessel,
      actor: { kind, userId: account.id },
      access,
      profileId: entry.profileId,
      now,
      services: ctx.services,
      audit: { rows: 0 },
    }),
  );
}

/** A procedure on one vessel's work. Cannot be made without saying what it takes. */
export const vesselProcedure = (permission: Permission, extra: Omit<ProcedureMeta, "guard"> = {}) =>
  baseProcedure.meta({ guard: permission, ...extra }).use(({ ctx, next, meta, type, path }) =>
    enterVessel(ctx, { permission, meta, access: type === "mutation" ? "write" : "read" }, (scope) =>
      recording(scope, path, async () => {
        const result = await next({ ctx: { ...ctx, scope } });
        // next() answers { ok: false } instead of throwing; without this the transaction would be committed.
        if (!result.ok) throw result.error;
        return result;
      }),
    ),
  );

/** In tests: a mutation that wrote something must have told the history of it. */
async function recording<T>(scope: VesselScope, path: string, work: () => Promise<T>): Promise<T> {
  if (!scope.services.refusesUnrecordedWrites) return work();
  const before = await writtenRows(scope);
  const result = await work();
  if (scope.audit.rows === 0 && (await writtenRows(scope)) > before) {
    throw new Error(`${path} wrote without a change row; call recordChange`);
  }
  return result;
}

async function writtenRows({ tx }: VesselScope): Promise<number> {
  const [row] = await tx.execute<{ written: number }>(
    sql`select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as written from pg_stat_xact_user_tables`,
  );
  return row?.written ?? 0;
}
