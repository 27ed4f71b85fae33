import type { Principal } from "@ymp/api/context";
import { createCaller } from "@ymp/api/root";
import { isPermission } from "@ymp/core/access/permissions";
import { inScope } from "@ymp/db/scope";
import { contextOf } from "@ymp/testing/callers";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { allProcedures, type Procedure, property } from "../fleet/all-procedures.ts";
import { createFleet, type Fleet } from "../fleet/fleet.ts";
import { idsFor, type KnownIds, readKnownIds } from "../fleet/known-ids.ts";
import { plausibleInput } from "../hostile/plausible-input.ts";
import { sensibleInputs } from "../private/everybody-else.ts";
import { sampleInput } from "../sample-inputs.ts";
import { asItStands, versionsOf } from "./standing-versions.ts";
import { changesOf } from "./witness.ts";

vi.mock(import("@ymp/db/scope"), async (load) => {
  const { inScope, ...others } = await load();
  const [{ rollingBack }, { witnessed }] = await Promise.all([
    import("../fleet/rolled-back-scope.ts"),
    import("./witness.ts"),
  ]);
  return { ...others, inScope: witnessed(rollingBack(inScope)) };
});

const mutations = allProcedures.filter(({ type }) => type === "mutation");

/** What of the vessel is their own: the place that a leaving person takes along, and that a view of theirs was made. */
const tracesOf: Readonly<Record<string, readonly string[]>> = {
  "users.leave": ["memberships"],
  "savedViews.save": ["creations"],
};

/** Inputs that the captain tries of each call, and how many calls answer to one of them. */
const captainsTries = 30;
const mostlyDone = 75;
const mostAsked = 12;

describe("anyone who does not belong to the crew", () => {
  let fleet: Fleet;
  let vesselId: string;
  let otherId: string;
  let known: KnownIds;
  let versions: ReadonlyMap<string, number>;
  let principals: Record<"captain" | "contractor" | "rival", Principal>;
  const before = new Map<string, string>();
  const doneByCaptain = new Set<string>();

  beforeAll(async () => {
    fleet = await createFleet();
    [vesselId, otherId] = await Promise.all([fleet.vesselId("M/Y Seraphine"), fleet.vesselId("M/Y Corvina")]);
    const [captain, contractor, rival] = await Promise.all([
      fleet.principal("captain"),
      fleet.principal("contractor"),
      fleet.principal("rival"),
    ]);
    principals = { captain, contractor, rival };
    versions = await versionsOf(fleet.database, vesselId);
    known = await withoutShared(await readKnownIds(fleet.database, vesselId), contractor.account.id);
    // That somebody was seen on the vessel is noted once.
    for (const who of ["captain", "contractor", "rival"] as const) await callerOf(who).people.pick();
  }, 240_000);
  afterAll(() => fleet?.close());

  it.each(mutations)(
    "changes nothing of the vessel by $path",
    async (procedure) => {
      const faults: string[] = [];
      for (const input of [
        ...sensibleInputs(procedure, known).slice(0, mostAsked),
        ...(await fruitfulInputs(procedure)),
      ]) {
        for (const who of ["contractor", "rival"] as const) {
          const changed = await changedBy(who, procedure, input);
          const others = changed.filter((table) => !tracesOf[procedure.path]?.includes(table));
          if (others.length > 0) faults.push(`${who} changes ${others} by ${JSON.stringify(input)}`.slice(0, 500));
        }
      }
      expect(faults).toEqual([]);
    },
    240_000,
  );

  it("is asked for what the captain does with the same words", () => {
    expect(doneByCaptain.size).toBeGreaterThan(mostlyDone);
  });

  /** With which the captain changes something. */
  async function fruitfulInputs(procedure: Procedure): Promise<unknown[]> {
    if (procedure.guard !== "aboard" && !isPermission(procedure.guard)) return [];
    const place = { field: "", idsOf: (field: string) => fc.constantFrom(...idsFor(known, procedure.path, field)) };
    const sampled = fc.sample(plausibleInput(procedure.input, place), { numRuns: captainsTries, seed: 4711 });
    const fruitful: unknown[] = [];
    const tried = [...sensibleInputs(procedure, known), ...oneChange(procedure), ...sampled];
    for (const input of tried.map((one) => asItStands(one, versions))) {
      if (fruitful.length === 2) break;
      if ((await changedBy("captain", procedure, input)).length > 0) fruitful.push(input);
    }
    if (fruitful.length > 0) doneByCaptain.add(procedure.path);
    return fruitful;
  }

  /** One field of the record is changed, as a form sends it. */
  function oneChange({ path, input }: Procedure): unknown[] {
    const shape = property(input, "shape");
    if (typeof shape !== "object" || shape === null) return [];
    return Object.entries(shape).flatMap(([field, schema]) => {
      const place = { field, idsOf: (of: string) => fc.constantFrom(...idsFor(known, path, of)) };
      const values = fc.sample(plausibleInput(schema, place), { numRuns: 2, seed: 4711 });
      return idsFor(known, path, "id")
        .slice(0, 2)
        .flatMap((id) => values.map((value) => ({ ...sampleInput(input, () => id).input, [field]: value })));
    });
  }

  function callerOf(who: keyof typeof principals) {
    const place = { principal: principals[who], vesselId: who === "rival" ? otherId : vesselId };
    return createCaller(contextOf(fleet.services, place), { signal: AbortSignal.abort() });
  }

  function changedBy(who: keyof typeof principals, { path }: Procedure, input: unknown): Promise<string[]> {
    const principal = principals[who];
    const procedure = path.split(".").reduce<unknown>(property, callerOf(who));
    if (typeof procedure !== "function") throw new Error(`There is no procedure ${path}.`);
    // A refusal is what is hoped for; what was written before it is undone with it.
    return changesOf({ vesselId, callerId: principal.account.id, before }, async () =>
      procedure(input).catch(() => {}),
    );
  }

  /** Records of jobs and worklists that the contractor has no part in. */
  async function withoutShared(all: KnownIds, userId: string): Promise<KnownIds> {
    const rows = await inScope(fleet.database, { vesselId, userId: null, access: "read" }, (tx) =>
      tx.execute<{ id: string }>(sql`
        with person as (select id from profiles where user_id = ${userId}),
          shared as (select job_id as id from job_assignees where profile_id in (select id from person))
        select id from person union select id from shared
        union select id from job_tasks where job_id in (select id from shared)
        union select id from comments where record_id in (select id from shared)
        union select worklist_id from worklist_members where profile_id in (select id from person)
        union select ${userId}::uuid`),
    );
    const shared = new Set(rows.map(({ id }) => id));
    return new Map([...all].map(([table, ids]) => [table, ids.filter((id) => !shared.has(id))]));
  }
});
