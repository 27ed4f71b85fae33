import type { Entry } from "@ymp/api/platform/accounts/accounts";
import type { Services } from "@ymp/api/services";
import { type Level, modules } from "@ymp/core/access/modules";
import { isPermission, type Permission, partsOf } from "@ymp/core/access/permissions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allProcedures } from "../fleet/all-procedures.ts";
import { createFleet, type Fleet } from "../fleet/fleet.ts";
import { askGate } from "./asking.ts";
import type { AccessCaller } from "./callers.ts";

const permitted = allProcedures.flatMap((procedure) => {
  const { guard } = procedure;
  return isPermission(guard) ? [{ ...procedure, guard, path: procedure.path }] : [];
});

describe("a permission", () => {
  let fleet: Fleet;
  let vesselId: string;
  let caller: AccessCaller;
  beforeAll(async () => {
    fleet = await createFleet();
    vesselId = await fleet.vesselId("M/Y Seraphine");
    caller = { name: "captain", principal: await fleet.principal("captain"), profileIds: new Map() };
  }, 240_000);
  afterAll(() => fleet?.close());

  it("opens with its own level of its own module and nothing else, and not with everything but that", async () => {
    const wrong: string[] = [];
    for (const procedure of permitted) {
      const { path, guard } = procedure;
      const { module, level } = partsOf(guard);
      const below: Level = level === "edit" ? "view" : "none";
      const met = await Promise.all([
        askGate(holding(guard, "none", level), caller, vesselId, procedure),
        askGate(holding(guard, "edit", below), caller, vesselId, procedure),
      ]);
      if (met.join() !== "in,forbidden") wrong.push(`${path}: ${module} at ${level} => ${met.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  /** The fleet, where the caller holds one level of the permission's module and another of everything else. */
  function holding(permission: Permission, others: Level, own: Level): Fleet {
    const access = {
      ...Object.fromEntries(modules.map((module) => [module, others])),
      [partsOf(permission).module]: own,
    };
    const { accounts } = fleet.services;
    const findEntry: Services["accounts"]["findEntry"] = async (...asked) => {
      const entry: Entry | undefined = await accounts.findEntry(...asked);
      return entry?.membership ? { ...entry, membership: { ...entry.membership, access } } : entry;
    };
    return { ...fleet, services: { ...fleet.services, accounts: { ...accounts, findEntry } } };
  }
});
