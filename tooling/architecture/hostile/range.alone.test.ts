import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { allProcedures } from "../fleet/all-procedures.ts";
import { enter, faultOf, openRange, type Range } from "./throwing.ts";

vi.mock(import("@ymp/db/scope"), async (load) => {
  const { inScope, ...others } = await load();
  const { rollingBack } = await import("../fleet/rolled-back-scope.ts");
  return { ...others, inScope: rollingBack(inScope) };
});

const named = (wanted: string) => {
  const found = allProcedures.find(({ path }) => path === wanted);
  if (!found) throw new Error(`There is no procedure ${wanted}.`);
  return found;
};

describe("the range of the hostile tests", () => {
  let range: Range;
  beforeAll(async () => {
    range = await openRange();
  }, 240_000);
  afterAll(() => range?.fleet.close());

  it.each(["jobs.list", "equipment.list", "inventory.list", "people.list", "session.vessel"])(
    "has a mark in what each vessel's own captain reads by %s, and calls it a fault where the other one reads it",
    async (path) => {
      const [captain, rival] = [await enter(range, "captain"), await enter(range, "rival")];
      const [own] = await range.door.callMany(captain, named(path), [{}]);
      const [foreign] = await range.door.callMany(rival, named(path), [{}]);
      expect(own && faultOf(own, undefined, rival.unseen)).toHaveLength(1);
      expect(foreign && faultOf(foreign, undefined, captain.unseen)).toHaveLength(1);
    },
  );

  it("keeps nothing of what a call wrote, and answers as if it did", async () => {
    const captain = await range.door.enter("captain", range.ownVesselId);
    const id = "01971ad7-3180-7039-a2aa-00ad34eb9999";
    const [made] = await range.door.callMany(captain, named("jobs.create"), [{ id, title: "Clean the strainer" }]);
    const [found] = await range.door.callMany(captain, named("jobs.get"), [{ id }]);
    expect([made?.status, found?.status]).toEqual([200, 404]);
  });
});
