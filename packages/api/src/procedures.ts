import { includesLevel, type Permission, partsOf, reaches } from "@ymp/core/access/permissions";
import { type Access, type AccessRefusal, resolveAccess, whyNot } from "@ymp/core/access/resolve-access";
import { subscriptionStateOn } from "@ymp/core/access/subscription";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { Database, Db } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";
import type { Asked, AtTheGate, Enter, Principal, RequestContext, VesselScope } from "./context.ts";
import { writeIn } from "./kit/second-attempt.ts";
import { type Entry, isOfBefore } from "./platform/accounts/accounts.ts";
import { expectConfirmed } from "./platform/accounts/confirmation.ts";
import { lacksSecondStep } from "./platform/accounts/second-step-duty.ts";
import type { GivenOut } from "./platform/disclosures/given-out.ts";
import { recordDisclosures } from "./platform/disclosures/record-disclosures.ts";
import { limitUse } from "./platform/limits/use-limits.ts";
import { readReport } from "./platform/read-report.ts";
import { type KeyedWrite, keepAnswer, keepFate, keyedWrite, unlessAnswered } from "./platform/sent-again/answered.ts";
import { askedFor } from "./platform/sent-again/asked.ts";
import { baseProcedure, type ProcedureMeta } from "./trpc.ts";

export const publicProcedure = baseProcedure.meta({ guard: "public" });

function requireAccount(ctx: RequestContext, meta: ProcedureMeta | undefined): Principal {
  if (!ctx.principal) throw ctx.tokenRefusal ?? new AppError("unauthenticated", "errors:signInFirst");
  if (ctx.principal.account.mustChangePassword && !meta?.isOpenBeforePasswordChange)
    throw new AppError("forbidden", "refusals:changePasswordFirst");
  if (lacksSecondStep(ctx.services, ctx.principal.account) && !meta?.isOpenBeforeSecondStep)
    throw new AppError("forbidden", "refusals:setUpSecondStep");
  return ctx.principal;
}

/** For an account's own matters: theme, password, list of vessels. A script's token reads them and changes none. */
export const accountProcedure = baseProcedure.meta({ guard: "account" }).use(async ({ ctx, next, meta, type }) => {
  const principal = requireAccount(ctx, meta);
  if (principal.limits && type === "mutation") throw new AppError("forbidden", "refusals:notByToken");
  if (meta?.needsConfirmation) expectConfirmed(principal, ctx.services.now());
  if (meta?.uses) await limitUse(ctx.services, meta.uses, principal.account.id);
  return next({ ctx: { ...ctx, principal, account: principal.account } });
});

/** For what guards the account itself: its sessions, tokens and second step. A script's token does not even read them. */
export const ownerProcedure = accountProcedure.use(({ ctx, next }) => {
  if (ctx.principal.limits) throw new AppError("forbidden", "refusals:notByToken");
  return next();
});

/** For what an unattended screen must not allow: the password is asked for again. */
export const confirmedProcedure = ownerProcedure.meta({ guard: "account", needsConfirmation: true });

/** For the platform's administrators: vessels, accounts, companies from outside. Opens no vessel's work. */
export const platformProcedure = baseProcedure
  .meta({ guard: "platform" })
  .use(async ({ ctx, next, meta, type, path, getRawInput }) => {
    const principal = requireAccount(ctx, meta);
    if (!principal.account.isSuperadmin) throw new AppError("forbidden", "refusals:superadminOnly");
    const { limits } = principal;
    const highest = limits ? (limits.levels.superadmin ?? "none") : "edit";
    if (limits?.vesselId || !includesLevel(highest, type === "query" ? "view" : "edit"))
      throw new AppError("forbidden", "refusals:notByToken");
    if (meta?.needsConfirmation) expectConfirmed(principal, ctx.services.now());
    if (meta?.uses) await limitUse(ctx.services, meta.uses, principal.account.id);
    const asked = askedFor(ctx.services, path, getRawInput);
    return next({ ctx: { ...ctx, principal, account: principal.account, asked } });
  });

/** For what gives away the keys: other people's ways in, and what cannot be taken back. */
export const confirmedPlatformProcedure = platformProcedure.meta({ guard: "platform", needsConfirmation: true });

export function accessOf({ account, limits }: Pick<Principal, "account" | "limits">, entry: Entry, now: Date): Access {
  const { membership, hasCompanyMembership, companySince, hasSupportVisit, visitSince, vessel } = entry;
  const today = todayIn(vessel.timeZone, now);
  const access = resolveAccess({
    user: account,
    membership: isOfBefore(limits, membership?.reopenedAt ?? null, now) ? null : membership,
    hasCompanyMembership: hasCompanyMembership && !isOfBefore(limits, companySince, now),
    hasSupportVisit: hasSupportVisit && !isOfBefore(limits, visitSince, now),
    vessel: { edition: vessel.edition, subscriptionState: subscriptionStateOn(vessel, today) },
    today,
    ceiling: limits?.levels,
  });
  return isImpersonal({ limits }) ? { ...access, isImpersonal: true } : access;
}

/** A script that was made for other things than people: it is told nothing of its owner. */
export const isImpersonal = ({ limits }: Pick<Principal, "limits">): boolean =>
  limits !== undefined && !reaches(limits.levels, "employees:view");

/** A token that was made for one vessel opens no other. */
export function refuseOtherVessel({ limits }: Pick<Principal, "limits">, vesselId: string): void {
  if (limits?.vesselId && limits.vesselId !== vesselId) throw new AppError("forbidden", "refusals:tokenOfOtherVessel");
}

/** For people a vessel does not exist unless they belong to it; an administrator is told how to come on board. */
function absent({ account }: Principal): AppError {
  return account.isSuperadmin
    ? new AppError("forbidden", "support:visitNeeded")
    : new AppError("not_found", "refusals:noSuchVessel");
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
  if (refusal === "no_membership") throw new AppError("not_found", "refusals:noSuchVessel");
  if (refusal === "must_change_password") throw new AppError("forbidden", "refusals:changePasswordFirst");
  if (refusal !== "expired")
    throw new AppError("forbidden", "refusals:closedToRole", { module: permission ? partsOf(permission).module : "" });
  if (!mayPassExpired)
    throw new AppError("expired_subscription", "refusals:subscriptionExpired", { vessel: entry.vessel.name });
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
  if (!ctx.requestedVesselId) throw new AppError("invalid", "refusals:nameVessel");
  refuseOtherVessel(principal, ctx.requestedVesselId);
  const entry = await ctx.services.accounts.findEntry(principal.account, ctx.requestedVesselId);
  if (!entry) throw absent(principal);
  const now = ctx.services.now();
  const access = accessOf(principal, entry, now);
  if (access.blockedBy === "no_membership") throw absent(principal);
  const mayPassExpired =
    gate.meta?.isOwnMatter === true || (gate.meta?.isOpenWhenExpired === true && access.mayExportRecords);
  refuse(gate.permission ? whyNot(access, gate.permission) : access.blockedBy, gate.permission, entry, mayPassExpired);
  if (principal.kind === "user") await ctx.services.accounts.noteSeen(principal.account, entry);
  return { principal, entry, access, now };
}

/**
 * A token acts within its levels, and what everybody may read and change of their own has none. Reading asks what it was
 * made for, changing also what its owner holds.
 */
function refuseToken(
  { limits }: Principal,
  access: Access,
  { meta, isWrite }: { meta: ProcedureMeta | undefined; isWrite: boolean },
): void {
  const needed = meta?.takesTokens;
  if (!limits || needed === "levels") return;
  if (needed === "any" && !isWrite) return;
  if (needed && needed !== "any" && (isWrite ? whyNot(access, needed) === null : reaches(limits.levels, needed)))
    return;
  throw new AppError("forbidden", "refusals:notByToken");
}

interface Gate {
  readonly permission: Permission | null;
  readonly meta: ProcedureMeta | undefined;
  readonly access: "read" | "write";
  /** What a creation is told by when it is sent again; absent where nothing is made under an id of the sender's. */
  readonly asked?: Asked;
  /** Of a write that came under a key. */
  readonly keyed?: KeyedWrite | undefined;
}

interface Entered<T> {
  readonly result: T;
  readonly givenOut: GivenOut[];
  /** The answer as it is kept under the write's key. */
  readonly kept?: string | undefined;
}

/** The one gate to a vessel's work: membership, subscription, permission, then a transaction that sees that vessel only. */
export async function enterVessel<T>(
  ctx: RequestContext,
  gate: Gate,
  work: (scope: VesselScope) => Promise<T>,
): Promise<T> {
  const { principal, entry, access, now } = await admit(ctx, gate);
  if (gate.permission === null) refuseToken(principal, access, { meta: gate.meta, isWrite: gate.access === "write" });
  const { account, kind } = principal;
  if (gate.meta?.uses) await limitUse(ctx.services, gate.meta.uses, account.id);
  const afterCommit: VesselScope["afterCommit"] = [];
  const scope = {
    vesselId: entry.vessel.id,
    userId: account.id,
    hidesPrivate: !access.seesPrivate,
  };
  const scopeIn = (tx: Db): VesselScope => ({
    tx,
    vesselId: entry.vessel.id,
    vessel: entry.vessel,
    actor: { kind, userId: account.id },
    asked: gate.asked ?? null,
    access,
    profileId: entry.profileId,
    now,
    signal: ctx.signal,
    services: ctx.services,
    audit: { rows: 0 },
    givenOut: [],
    afterCommit,
  });
  const { services } = ctx;
  const keyed = gate.keyed && { ...gate.keyed, vesselId: scope.vesselId, userId: account.id };
  const perform = async (tx: Db): Promise<Entered<T>> => {
    const vesselScope = scopeIn(tx);
    const result = await work(vesselScope);
    if (gate.access === "write") await recordDisclosures(vesselScope);
    const kept = keyed && (await keepAnswer(tx, services, keyed, { answer: result, at: now }));
    return { result, givenOut: vesselScope.givenOut, kept };
  };
  // A report is read in pages; as a snapshot it holds no row twice and misses none that was there.
  const readAs = gate.meta?.isReport ? "snapshot" : "read";
  const read = (from: Database) => inScope(from, { ...scope, access: readAs }, perform);
  const write = () => writeIn(services.database, scope, perform, afterCommit);
  const again = (answer: T): Entered<T> => {
    afterCommit.length = 0;
    return { result: answer, givenOut: [] };
  };
  const once = () => (keyed ? unlessAnswered(services, keyed, write, again) : write());
  const asked = () => (gate.meta?.isReport ? readReport(services, read) : read(services.database));
  const { result, givenOut, kept } = await (gate.access === "write" ? once() : asked());
  // Who cannot be recorded as its reader gets no answer.
  if (gate.access === "read" && givenOut.length > 0)
    await writeIn(services.database, scope, (tx) => recordDisclosures({ ...scopeIn(tx), givenOut }));
  for (const follow of afterCommit) await follow(services);
  if (keyed && kept !== undefined) await keepFate(services, keyed, kept, result);
  return result;
}

/** A procedure on one vessel's work. Cannot be made without saying what it takes. */
export const vesselProcedure = (permission: Permission, extra: Omit<ProcedureMeta, "guard"> = {}) =>
  onVessel(permission, { guard: permission, ...extra });

/**
 * For what everybody on board may call and whose answer depends on the record: one's own profile, papers, signature. The
 * service decides by `scope.access` and `scope.profileId`.
 */
export const aboardProcedure = (extra: Omit<ProcedureMeta, "guard"> = {}) =>
  onVessel(null, { guard: "aboard", ...extra });

const onVessel = (permission: Permission | null, gateMeta: ProcedureMeta) =>
  baseProcedure.meta(gateMeta).use(async ({ ctx, next, meta, type, path, getRawInput }) => {
    const asked = askedFor(ctx.services, path, getRawInput);
    const isWrite = type === "mutation";
    const gate = { permission, meta, asked, ...(isWrite ? { keyed: keyedWrite(ctx, asked) } : {}) };
    const passOn = (scope: VesselScope) => next({ ctx: { ...ctx, scope } });
    let passed: Awaited<ReturnType<typeof passOn>> | undefined;
    const data = await enterVessel(ctx, { ...gate, access: isWrite ? "write" : "read" }, (scope) =>
      recording(scope, path, async () => {
        passed = await passOn(scope);
        // next() answers { ok: false } instead of throwing; without this the transaction would be committed.
        if (!passed.ok) throw passed.error;
        return passed.data;
      }),
    );
    if (!passed) throw notBegun();
    return answering(passed, data);
  });

/** It was done before, and could not be started now: anyone who sends it once more is given its answer. */
const notBegun = () => new AppError("unavailable", "refusals:databaseAway");

/** The result of a procedure with the answer that is given, which may be the one of an earlier time. */
const answering = <Result extends { ok: boolean }>(result: Result, data: unknown): Result =>
  Object.assign({}, result, { ok: true, data });

/**
 * For what has to be hashed or stored before it is written of: the service does that at the gate, then enters. Anyone who may
 * not enter is refused before anything is started.
 */
export const beforeTransaction = (permission: Permission, extra: Omit<ProcedureMeta, "guard"> = {}) =>
  beforeTransactionOf(permission, { guard: permission, ...extra });

/** The same for what everybody on board may call. */
export const beforeTransactionAboard = (extra: Omit<ProcedureMeta, "guard"> = {}) =>
  beforeTransactionOf(null, { guard: "aboard", ...extra });

const beforeTransactionOf = (permission: Permission | null, gateMeta: ProcedureMeta) =>
  baseProcedure.meta(gateMeta).use(async ({ ctx, next, meta = gateMeta, path, getRawInput }) => {
    const { principal, entry, access } = await admit(ctx, { permission, meta });
    if (permission === null) refuseToken(principal, access, { meta, isWrite: true });
    const { uses, ...counted } = meta;
    if (uses) await limitUse(ctx.services, uses, principal.account.id);
    const asked = askedFor(ctx.services, path, getRawInput);
    const keyed = keyedWrite(ctx, asked);
    let writes = 0;
    const enter: Enter = (scopeAccess, work) => {
      const gate = { permission, meta: counted, asked, access: scopeAccess };
      if (scopeAccess === "read") return enterVessel(ctx, gate, work);
      if (keyed && writes++ > 0) throw new Error(`${path} writes twice; its key keeps one answer`);
      return enterVessel(ctx, { ...gate, keyed }, (scope) => recording(scope, path, () => work(scope)));
    };
    const { services, address } = ctx;
    const gate: AtTheGate = { services, principal, address, vesselId: entry.vessel.id, access, enter };
    const passOn = () => next({ ctx: { ...ctx, gate } });
    if (!keyed) return passOn();
    let passed: Awaited<ReturnType<typeof passOn>> | undefined;
    const perform = async () => {
      passed = await passOn();
      if (!passed.ok) throw passed.error;
      return passed.data;
    };
    // What it looks at before it writes refuses a write that was done as well.
    const sender = { vesselId: entry.vessel.id, userId: principal.account.id };
    const data = await unlessAnswered(services, { ...keyed, ...sender }, perform, (answer: unknown) => answer);
    if (!passed) throw notBegun();
    return answering(passed, data);
  });

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

/** Of this transaction and what the connection did just before it. Read from the catalogue: the view of them joins all indexes. */
async function writtenRows({ tx }: VesselScope): Promise<number> {
  const [row] = await tx.execute<{ written: number }>(sql`
    select coalesce(sum(pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
      + pg_stat_get_xact_tuples_deleted(oid)), 0)::int as written
    from pg_class
    where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`);
  return row?.written ?? 0;
}
