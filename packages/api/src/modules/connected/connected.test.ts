import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { equipmentFiles } from "@ymp/db/schema/equipment";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { makeDelivery } from "@ymp/testing/factories/suppliers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConnectedKind } from "./connected.schema.ts";

let world: World;
const ids = { supplier: newId(), machine: "", part: "", item: "", job: "", next: "", order: "", cellar: "" };

beforeAll(async () => {
  world = await createWorld();
  const captain = world.as("captain");
  await captain.suppliers.save({ id: ids.supplier, name: "Kohler Marine", phone: "+39 010 1" });
  for (const contact of [
    { name: "Ada Accounts", takesOrders: false },
    { name: "Piero Parts", phone: "+39 010 2", takesOrders: true },
  ])
    await captain.suppliers.saveContact({ id: newId(), supplierId: ids.supplier, ...contact });
  const machine = await makeEquipment(world, {
    name: "Generator 1",
    supplierId: ids.supplier,
    warrantyUntil: day("2027-03-31"),
    warrantyNote: "Dealer in Genoa",
  });
  const facts = { name: "Impeller", minQuantity: 5, priceMinor: 4000, currency: "EUR", supplierId: ids.supplier };
  const { item, locationIds } = await makeItem(world, { ...facts, stock: { Locker: 6 } });
  const part = await makePart(world, { equipmentId: machine.id, itemId: item.id });
  const locationId = locationIds.Locker ?? "";
  const job = await makeJob(world, { equipmentId: machine.id, title: "Renew the impeller" });
  const next = await makeJob(world, { equipmentId: machine.id, title: "Check the sea water pump" });
  const parts = [{ itemId: item.id, locationId, quantity: 2 }];
  const done = { completionId: newId(), workDone: "Renewed.", doneAt: world.now(), spentTenths: 15 };
  await captain.jobs.complete({ id: job.id, ...done, parts });
  const ordered = await makeOrdered(world, { lines: [{ itemId: item.id, quantity: 4, unitPriceMinor: 4500 }] });
  const file = await makeFile(world, { name: "manual.pdf" });
  await world.inVessel("A", (tx) =>
    tx.insert(equipmentFiles).values({
      ...{ vesselId: world.vessels.A.id, equipmentId: machine.id, fileId: file.id },
      kind: "manual",
      title: "Operator's manual",
    }),
  );
  Object.assign(ids, { machine: machine.id, part: part.id, item: item.id, job: job.id, next: next.id });
  Object.assign(ids, { order: ordered.id });
});
afterAll(() => world.close());

const panel = (kind: ConnectedKind, id: string, who: Who = "chief") => world.as(who).connected.panel({ kind, id });
const names = (rows: readonly { name: string }[] | undefined) => rows?.map(({ name }) => name);

describe("what a record is connected with", () => {
  it("tells of a machine its warranty, work, parts, stock, orders, papers, cost and supplier", async () => {
    const found = await panel("equipment", ids.machine);
    expect(found.warranties?.rows).toMatchObject([
      { id: ids.machine, until: "2027-03-31", note: "Dealer in Genoa", by: "Kohler Marine" },
    ]);
    expect(found.work).toMatchObject([{ jobId: ids.job, title: "Renew the impeller", machine: "Generator 1" }]);
    expect(found.partsUsed).toMatchObject({ total: 1, rows: [{ itemId: ids.item, used: 2 }] });
    expect(found.stock).toMatchObject({ total: 1, rows: [{ id: ids.item, level: { onHand: 4, onOrder: 4 } }] });
    expect(found.orders).toMatchObject({ total: 1, rows: [{ id: ids.order, status: "ordered" }] });
    expect(found.papers).toMatchObject({ total: 1, rows: [{ title: "Operator's manual" }] });
    expect(found.cost).toMatchObject({
      parts: { sums: [{ currency: "EUR", amountMinor: 8000 }], unpriced: 0 },
      hoursTenths: 15,
    });
    expect(found.supplier).toMatchObject({ name: "Kohler Marine", contact: "Piero Parts", phone: "+39 010 2" });
  });

  it("tells of a job what its machine had, without the job itself, and what the job alone cost", async () => {
    const next = await panel("job", ids.next);
    expect(next.work).toMatchObject([{ jobId: ids.job }]);
    expect(next.partsUsed?.rows).toMatchObject([{ itemId: ids.item }]);
    expect(next.cost).toMatchObject({ parts: { sums: [] }, hoursTenths: 0 });
    expect(next.supplier?.contact).toBe("Piero Parts");
    const done = await panel("job", ids.job);
    expect(done.work).toEqual([]);
    expect(done.cost).toMatchObject({ parts: { sums: [{ amountMinor: 8000 }] }, hoursTenths: 15 });
    expect(done.stock).toMatchObject({ rows: [{ id: ids.item }] });
  });

  it.each(["part", "item"] as const)("tells of a %s the work that took it, its stock and its orders", async (kind) => {
    const found = await panel(kind, ids[kind]);
    expect(found.work).toMatchObject([{ jobId: ids.job }]);
    expect(found.stock).toMatchObject({ total: 1, rows: [{ name: "Impeller" }] });
    expect(found.orders).toMatchObject({ rows: [{ id: ids.order }] });
    expect(found.supplier).toMatchObject({ id: ids.supplier });
    expect(found.warranties).toEqual(
      kind === "item" ? null : { total: 1, rows: [expect.objectContaining({ id: ids.machine })] },
    );
  });

  it("tells of a supplier the machines under warranty, what they deliver and what was done to it", async () => {
    const found = await panel("supplier", ids.supplier);
    expect(names(found.warranties?.rows)).toEqual(["Generator 1"]);
    expect(names(found.stock?.rows)).toEqual(["Impeller"]);
    expect(found.work).toMatchObject([{ jobId: ids.job }]);
    expect(found.supplier).toBeNull();
  });

  it("keeps sums of two currencies apart", async () => {
    const facts = { supplierId: ids.supplier, itemId: ids.item, unitPriceMinor: 900, receivedAt: "2026-06-01" };
    for (const currency of ["EUR", "USD"]) await makeDelivery(world, { ...facts, currency });
    expect((await panel("item", ids.item)).cost?.orders).toEqual([
      { currency: "EUR", amountMinor: 900 },
      { currency: "USD", amountMinor: 900 },
    ]);
  });
});

describe("who is told", () => {
  it("is nobody of another vessel, and nobody without the right to the record", async () => {
    for (const kind of ["equipment", "part", "item", "supplier", "job"] as const)
      expect((await refusalOf(panel(kind, kind === "equipment" ? ids.machine : ids[kind], "rival"))).code).toBe(
        "not_found",
      );
    expect((await refusalOf(panel("supplier", ids.supplier, "contractor"))).code).toBe("forbidden");
    expect((await refusalOf(panel("job", ids.job, "contractor"))).code).toBe("not_found");
  });

  it("is an outsider of the work that was shared alone", async () => {
    const { profileId } = world.person("contractor");
    const shared = await makeJob(world, { equipmentId: ids.machine, assignedTo: [profileId ?? ""] });
    const parts = { warranties: null, stock: null, orders: null, papers: null, supplier: null, cost: null };
    expect(await panel("job", shared.id, "contractor")).toMatchObject({ ...parts, work: [], partsUsed: null });
  });

  it("is nobody of private items who may not know of them", async () => {
    const { item } = await makeItem(world, { name: "Own wine", isPrivate: true, stock: { Locker: 3 } });
    const cellar = await makeEquipment(world, { name: "Wine cooler" });
    await makePart(world, { equipmentId: cellar.id, itemId: item.id });
    expect((await panel("equipment", cellar.id, "chief")).stock).toMatchObject({ total: 0 });
    expect((await panel("equipment", cellar.id, "captain")).stock).toMatchObject({ total: 1 });
    expect((await refusalOf(panel("item", item.id, "chief"))).code).toBe("not_found");
  });
});
