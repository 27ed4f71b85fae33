import type { Principal } from "@ymp/api/context";
import { modules } from "@ymp/core/access/modules";
import { isPermission, partsOf } from "@ymp/core/access/permissions";
import { newId } from "@ymp/core/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allProcedures, type Procedure } from "../fleet/all-procedures.ts";
import { createFleet, type Fleet } from "../fleet/fleet.ts";
import { sampleInput } from "../sample-inputs.ts";
import { askGate } from "./asking.ts";

const aboard = allProcedures.filter(({ guard }) => guard === "aboard");
const isOf = (field: string) => /(^|\.)(profileId|userId)$/.test(field);
const ofPeople = aboard.filter(({ path, input }) => sampleInput(input).idFields.some(isOf) || /^people\./.test(path));

describe("a token, at what is open to everybody on board", () => {
  let fleet: Fleet;
  let captain: Principal;
  let vesselId: string;
  beforeAll(async () => {
    fleet = await createFleet();
    [captain, vesselId] = await Promise.all([fleet.principal("captain"), fleet.vesselId("M/Y Seraphine")]);
  }, 240_000);
  afterAll(() => fleet?.close());

  it("reads and changes people by a right of its own, or not at all", () => {
    expect(ofPeople.length).toBeGreaterThan(15);
    const open = ofPeople.filter(({ takesTokens }) => takesTokens !== undefined && !isPermission(String(takesTokens)));
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it.each(aboard)(
    "comes to $path with what it must have been made for, and not with everything else",
    async (procedure) => {
      const { takesTokens } = procedure;
      const needed = String(takesTokens);
      if (!isPermission(needed)) {
        const met = takesTokens === undefined ? "forbidden" : "in";
        expect(await metWith(procedure, "edit", "edit")).toBe(met);
        return;
      }
      expect(await metWith(procedure, "none", partsOf(needed).level)).toBe("in");
      expect(await metWith(procedure, "edit", "none")).toBe("forbidden");
    },
  );

  /** How a token of the captain's is met that has one level of the module in question and another of all others. */
  function metWith(procedure: Procedure, others: "none" | "edit", own: "none" | "view" | "edit") {
    const needed = String(procedure.takesTokens);
    const levels = {
      ...Object.fromEntries(modules.map((module) => [module, others])),
      ...(isPermission(needed) ? { [partsOf(needed).module]: own } : {}),
    };
    const principal: Principal = {
      ...{ kind: "token", account: captain.account, sessionId: newId() },
      limits: { vesselId: null, levels, madeAt: new Date() },
    };
    return askGate(fleet, { name: "token", principal, profileIds: new Map() }, vesselId, procedure);
  }
});
