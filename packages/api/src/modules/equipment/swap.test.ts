import { newId } from "@ymp/core/ids";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief").equipment;

/** A turbocharger on its engine with 4,000.0 h, and one in the store with 120.0 h. */
async function turbochargers() {
  const engine = await makeEquipment(world, { name: "Main engine port" });
  const store = await makeEquipment(world, { name: "Store" });
  const fitted = await makeEquipment(world, {
    name: "Turbocharger port",
    parentId: engine.id,
    position: 3,
    code: "ME1-TC",
    location: "Engine room",
    isCritical: true,
    serialNumber: "TC-100",
  });
  const spare = await makeEquipment(world, {
    name: "Turbocharger spare",
    parentId: store.id,
    location: "Store, shelf 4",
    serialNumber: "TC-200",
    isUsedAtSea: false,
  });
  const readAt = new Date(world.now().getTime() - 86_400_000);
  const [fittedHours, spareHours] = await Promise.all([
    makeCounter(world, { equipmentId: fitted.id, lastTotal: 40_000, lastReadAt: readAt }),
    makeCounter(world, { equipmentId: spare.id, lastTotal: 1_200, lastReadAt: readAt }),
  ]);
  return { engine, store, fitted, spare, fittedHours, spareHours };
}

const swapOf = (set: Awaited<ReturnType<typeof turbochargers>>) => ({
  id: set.fitted.id,
  version: 1,
  spareId: set.spare.id,
  spareVersion: 1,
  swappedAt: world.now(),
  reason: "Oil leak at the shaft seal",
});

describe("a swap of components", () => {
  it("takes critical work off its critical position only where anyone who may close it says so", async () => {
    const set = await turbochargers();
    const { id: planId } = await makePlan(world, { equipmentId: set.fitted.id });
    const work = { equipmentId: set.fitted.id, planId, occurrence: 1, isCritical: true, title: "Check the bearings" };
    const job = await makeJob(world, work);
    const away = { ...swapOf(set), jobs: [{ id: job.id, goes: "component" as const }] };
    expect(await refusalOf(chief().swap(away))).toMatchObject({
      messageKey: "equipment:keepsJob",
      params: { title: "Check the bearings" },
    });
    await world.as("captain").equipment.swap(away);
  });

  it("exchanges the places, and each takes its meter and its serial number along", async () => {
    const set = await turbochargers();
    const readings = [
      { id: newId(), counterId: set.fittedHours.id, reading: 40_080 },
      { id: newId(), counterId: set.spareHours.id, reading: 1_200 },
    ];
    await chief().swap({ ...swapOf(set), readings });
    expect(await chief().get({ id: set.spare.id })).toMatchObject({
      name: "Turbocharger port",
      parentId: set.engine.id,
      position: 3,
      code: "ME1-TC",
      location: "Engine room",
      isCritical: true,
      serialNumber: "TC-200",
      installedOn: "2026-06-15",
      counters: [{ id: set.spareHours.id, lastTotal: 1_200 }],
    });
    expect(await chief().get({ id: set.fitted.id })).toMatchObject({
      name: "Turbocharger spare",
      parentId: set.store.id,
      code: null,
      isCritical: false,
      isUsedAtSea: false,
      serialNumber: "TC-100",
      counters: [{ id: set.fittedHours.id, lastTotal: 40_080 }],
    });
  });

  it("leaves each component its own name when that is wanted", async () => {
    const set = await turbochargers();
    await chief().swap({ ...swapOf(set), namesStay: false });
    expect((await chief().get({ id: set.spare.id })).name).toBe("Turbocharger spare");
  });

  it("stands in both logbooks with the reason and the counterpart", async () => {
    const set = await turbochargers();
    await chief().swap(swapOf(set));
    for (const [id, verb, counterpart] of [
      [set.fitted.id, "swapped_out", "Turbocharger spare, TC-200"],
      [set.spare.id, "swapped_in", "Turbocharger port, TC-100"],
    ] as const) {
      const { rows } = await chief().history({ id, kinds: ["change"] });
      expect(rows[0]).toMatchObject({ verb, facts: { counterpart, reason: "Oil leak at the shaft seal" } });
    }
    const { rows: ofEngine } = await chief().history({ id: set.engine.id, kinds: ["change"] });
    expect(ofEngine[0]).toMatchObject({ verb: "swapped_in", facts: { place: "Main engine port" } });
  });

  it("sends each open job where it belongs, its plan along, with the hours that were left", async () => {
    const set = await turbochargers();
    const ofHours = { trigger: "counter" as const, counterInterval: 5_000, counterId: set.fittedHours.id };
    const [own, byDate] = await Promise.all([
      makePlan(world, { equipmentId: set.fitted.id, title: "Balance rotor", ...ofHours }),
      makePlan(world, { equipmentId: set.fitted.id, title: "Wash", ...ofHours }),
    ]);
    const job = (planId: string | null, title: string) =>
      makeJob(world, {
        ...{ planId, title, equipmentId: set.fitted.id, location: "Engine room" },
        ...(planId ? { occurrence: 1, counterId: set.fittedHours.id, dueTotal: 42_000 } : { kind: "defect" as const }),
      });
    const [goes, stays, defect] = [
      await job(own.id, "Balance rotor"),
      await job(byDate.id, "Wash"),
      await job(null, "Leak"),
    ];
    const preview = await chief().swapPreview({ id: set.fitted.id, spareId: set.spare.id });
    expect(preview.jobs.map(({ title, goes: way }) => [title, way]).sort()).toEqual([
      ["Balance rotor", "component"],
      ["Leak", "component"],
      ["Wash", "component"],
    ]);
    await chief().swap({ ...swapOf(set), jobs: [{ id: stays.id, goes: "position" }] });
    const rowOf = (id: string) =>
      world.inVessel("A", async (tx) => (await tx.select().from(jobs).where(eq(jobs.id, id)))[0]);
    expect(await rowOf(goes.id)).toMatchObject({
      equipmentId: set.fitted.id,
      location: "Store, shelf 4",
      dueTotal: 42_000,
    });
    expect(await rowOf(stays.id)).toMatchObject({
      equipmentId: set.spare.id,
      location: "Engine room",
      counterId: set.spareHours.id,
      dueTotal: 3_200,
    });
    expect(await rowOf(defect.id)).toMatchObject({ equipmentId: set.fitted.id });
    const [moved] = await world.inVessel("A", (tx) => tx.select().from(plans).where(eq(plans.id, byDate.id)));
    expect(moved).toMatchObject({ equipmentId: set.spare.id, counterId: set.spareHours.id });
  });

  it("is refused with a reading that cannot be, and then nothing has moved", async () => {
    const set = await turbochargers();
    const readings = [{ id: newId(), counterId: set.fittedHours.id, reading: 100 }];
    const refusal = await refusalOf(chief().swap({ ...swapOf(set), readings }));
    expect(refusal.messageKey).toBe("equipment:readingLower");
    expect((await chief().get({ id: set.fitted.id })).parentId).toBe(set.engine.id);
  });

  it("is refused with its own parent, with what is archived, out of date, and without a reason", async () => {
    const set = await turbochargers();
    const withEngine = { ...swapOf(set), spareId: set.engine.id };
    expect((await refusalOf(chief().swap(withEngine))).messageKey).toBe("swap:insideEachOther");
    expect((await refusalOf(chief().swap({ ...swapOf(set), spareVersion: 4 }))).code).toBe("stale");
    expect((await refusalOf(chief().swap({ ...swapOf(set), reason: " " }))).code).toBe("invalid");
    await chief().archive({ id: set.spare.id, version: 1 });
    expect((await refusalOf(chief().swap({ ...swapOf(set), spareVersion: 2 }))).messageKey).toBe(
      "equipment:isArchived",
    );
  });

  it("takes the right to change equipment, and knows nothing of another vessel", async () => {
    const set = await turbochargers();
    expect((await refusalOf(world.as("deckhand").equipment.swap(swapOf(set)))).code).toBe("forbidden");
    expect((await refusalOf(world.as("rival").equipment.swap(swapOf(set)))).code).toBe("not_found");
    const foreign = await makeEquipment(world, { name: "Theirs" }, "B");
    expect((await refusalOf(chief().swap({ ...swapOf(set), spareId: foreign.id }))).code).toBe("not_found");
  });
});
