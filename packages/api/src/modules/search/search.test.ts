import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { SearchKind } from "@ymp/core/search/groups";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobAssignees } from "@ymp/db/schema/jobs";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putSearchEntries } from "../../platform/search/search.repository.ts";
import { countedHits } from "./search.schema.ts";

let world: World;
const ids = { generator: newId(), filter: newId(), job: newId(), shared: newId() };

beforeAll(async () => {
  world = await createWorld();
  const chief = world.as("chief");
  await chief.equipment.create({
    id: ids.generator,
    name: "Generator 1",
    manufacturer: "Caterpillar",
    serialNumber: "D4A-06418",
  });
  const { item } = await makeItem(world, {
    name: "Fuel filter, second stage",
    minQuantity: 2,
    stock: { "Locker C2": 1 },
  });
  await chief.spareParts.save({
    id: ids.filter,
    equipmentId: ids.generator,
    designation: "Fuel filter",
    partNo: "360-8958",
    itemId: item.id,
  });
  await chief.jobs.create({
    id: ids.job,
    title: "Replace the impeller",
    equipmentId: ids.generator,
    dueOn: day("2026-06-01"),
  });
  await chief.jobs.create({ id: ids.shared, title: "Replace the gangway motor" });
  await world.inVessel("A", (tx) =>
    tx
      .insert(jobAssignees)
      .values({ vesselId: world.vessels.A.id, jobId: ids.shared, profileId: world.person("contractor").profileId }),
  );
});
afterAll(() => world.close());

const find = (query: string, more: { limit?: number; kinds?: SearchKind[] } = {}) =>
  world.as("engineer").search.find({ query, ...more });

describe("finding", () => {
  it("goes by every word, in any of the particulars, and says how the thing stands", async () => {
    const found = await find("cater gen");
    expect(found.equipment).toMatchObject({
      total: 1,
      hits: [{ id: ids.generator, title: "Generator 1", state: { openJobs: 1, overdueJobs: 1 } }],
    });
    expect((await find("D4A 06418")).equipment.total).toBe(1);
  });

  it("forgives typing mistakes and says what it took them for", async () => {
    const found = await find("genarator");
    expect(found.mended).toEqual([{ typed: "genarator", meant: "generator" }]);
    expect(found.equipment.hits).toMatchObject([{ id: ids.generator }]);
  });

  it("forgives a slip in a number that begins right", async () => {
    expect(await find("D4A 06481")).toMatchObject({
      mended: [{ typed: "06481", meant: "06418" }],
      equipment: { hits: [{ id: ids.generator }] },
    });
    expect((await find("16418")).equipment.total).toBe(0);
  });

  it("shows parts with their stock", async () => {
    expect((await find("360 8958")).parts.hits).toMatchObject([
      { id: ids.filter, state: { stock: { onHand: 1, minQuantity: 2 }, equipmentName: "Generator 1" } },
    ]);
  });

  it("counts a part once, by its name in the store or on a machine, and one without stock has no figures", async () => {
    const chief = world.as("chief");
    const made = { item: newId(), kept: newId(), bare: newId() };
    await chief.inventory.save({ id: made.item, name: "Gasket set" });
    const part = { equipmentId: ids.generator, designation: "Gasket" };
    await chief.spareParts.save({ ...part, id: made.kept, itemId: made.item });
    await chief.spareParts.save({ ...part, id: made.bare, designation: "Gasket, spare" });
    const parts = async (limit: number) => (await find("gasket", { limit })).parts;
    expect(await parts(1)).toMatchObject({ total: 2, hits: [{ id: made.item, state: { equipmentName: null } }] });
    expect((await parts(5)).hits[1]).toMatchObject({
      id: made.bare,
      state: { stock: null, equipmentName: "Generator 1" },
    });
  });

  it("shows items that no machine uses with how much there is", async () => {
    const { item } = await makeItem(world, { name: "Solvent", stock: { "Paint locker": 7 } });
    await world.as("chief").inventory.save({ id: item.id, name: "Acetone", version: item.version });
    expect((await find("acetone")).parts.hits).toMatchObject([
      { id: item.id, state: { stock: { onHand: 7 }, equipmentName: null } },
    ]);
  });

  it("shows jobs with what is due, the open ones first, and no more than asked for", async () => {
    const found = await find("replace", { limit: 1 });
    expect(found.jobs.total).toBe(2);
    expect(found.jobs.hits).toHaveLength(1);
    const impeller = await find("impeler", { kinds: ["job"] });
    expect(impeller.jobs.hits).toMatchObject([
      { id: ids.job, state: { isOverdue: true, dueOn: "2026-06-01", status: "due" } },
    ]);
    expect(impeller.equipment.total).toBe(0);
  });

  it("shows what is over last, however few are asked for, and counts it", async () => {
    const done = newId();
    await world.as("chief").jobs.create({ id: done, title: "Impellers" });
    const { version } = await world.as("chief").jobs.get({ id: done });
    await world.as("chief").jobs.cancel({ id: done, version, reason: "Twice on the list." });
    const found = async (limit: number) => (await find("impeller", { kinds: ["job"], limit })).jobs;
    expect((await found(5)).hits.map(({ id }) => id)).toEqual([ids.job, done]);
    expect(await found(1)).toMatchObject({ total: 2, hits: [{ id: ids.job, state: { status: "due" } }] });
    expect((await found(5)).hits[1]).toMatchObject({ state: { status: "cancelled", isOverdue: false } });
  });

  it("shows outsiders the jobs they were added to and nothing else", async () => {
    const found = await world.as("contractor").search.find({ query: "replace" });
    expect(found.jobs.hits.map(({ id }) => id)).toEqual([ids.shared]);
    expect((await world.as("contractor").search.find({ query: "generator" })).equipment.total).toBe(0);
  });

  it("finds nothing of another vessel, and nothing for nothing", async () => {
    expect((await world.as("rival").search.find({ query: "generator" })).equipment.total).toBe(0);
    expect(await find("   ")).toMatchObject({ mended: [], jobs: { total: 0 } });
    expect((await refusalOf(world.anonymous().search.find({ query: "generator" }))).code).toBe("unauthenticated");
  });
});

describe("what somebody may not read", () => {
  // The same slip beside a word that is open and one that is hidden nearer to it.
  const [openItem, hidden] = [newId(), newId()];
  const asked = (who: "chief" | "captain" | "contractor", query: string) => world.as(who).search.find({ query });
  const inList = async (who: "chief" | "captain", search: string) =>
    (await world.as(who).inventory.list({ search })).rows.map(({ id }) => id);
  beforeAll(async () => {
    const captain = world.as("captain");
    await captain.inventory.save({ id: openItem, name: "Zephyrine" });
    const ownerUserId = world.person("captain").userId;
    await captain.inventory.save({ id: hidden, name: "Zephyrinx", isPrivate: true, ownerUserId });
  });

  it("neither mends a word nor keeps one from being mended", async () => {
    for (const query of ["zephyrinx", "zephyrinxs", "zephyrin"]) {
      const found = await asked("chief", query);
      expect(
        found.parts.hits.map(({ id }) => id),
        query,
      ).toEqual([openItem]);
      expect(
        found.mended.map(({ meant }) => meant).filter((word) => word !== "zephyrine"),
        query,
      ).toEqual([]);
      expect(await inList("chief", query), query).toEqual([openItem]);
    }
  });

  it("is found by anyone who keeps it, as it was typed", async () => {
    expect(await asked("captain", "zephyrinx")).toMatchObject({ mended: [], parts: { hits: [{ id: hidden }] } });
    expect(await inList("captain", "zephyrinx")).toEqual([hidden]);
  });

  it("takes no place among the first hits", async () => {
    const vesselId = world.vessels.A.id;
    const own = { vesselId, ownerUserId: world.person("captain").userId, isPrivate: true, unit: "pcs", name: "Wine" };
    const kept = Array.from({ length: countedHits + 5 }, () => ({ ...own, id: newId() }));
    const wineRack = newId();
    await world.inVessel("A", async (tx) => {
      await tx.insert(inventoryItems).values(kept);
      const entries = kept.map(({ id: recordId, name: title }) => ({ recordId, entry: { title } }));
      await putSearchEntries(tx, "item", entries);
    });
    await world.as("captain").inventory.save({ id: wineRack, name: "Wine rack in the pantry" });
    expect((await asked("chief", "wine")).parts).toMatchObject({ total: 1, hits: [{ id: wineRack }] });
    expect((await asked("captain", "wine")).parts.total).toBe(countedHits);
  });

  it("takes no place among the first hits of people from outside", async () => {
    const vesselId = world.vessels.A.id;
    const { profileId } = world.crew.A.contractor;
    const own = { job: newId(), list: newId() };
    await world.inVessel("A", async (tx) => {
      const others = Array.from({ length: countedHits + 5 }, () => ({
        recordId: newId(),
        entry: { title: "Grind" },
      }));
      for (const kind of ["job", "worklist", "profile"] as const) await putSearchEntries(tx, kind, others);
    });
    await world.as("captain").jobs.create({ id: own.job, title: "Grind the seats of the valves" });
    await world.as("captain").worklists.save({ id: own.list, name: "Grinding for the contractor" });
    await world.as("captain").worklists.share({ id: own.list, profileId });
    await world.inVessel("A", (tx) => tx.insert(jobAssignees).values({ vesselId, jobId: own.job, profileId }));
    const found = await asked("contractor", "grind");
    expect(found.jobs).toMatchObject({ total: 1, hits: [{ id: own.job }] });
    expect(found.worklists).toMatchObject({ total: 1, hits: [{ id: own.list }] });
  });

  it("is no word for those whose level does not open its kind", async () => {
    const setLevels = async (levels: { inventory: "none" } | null) =>
      world
        .as("captain")
        .users.setAccess({ ...(await seenPlace(world.as("captain").users, world.person("chief").userId)), levels });
    await world.as("captain").equipment.create({ id: newId(), name: "Zephyrina" });
    await setLevels({ inventory: "none" });
    expect((await asked("chief", "zephyrine")).mended).toEqual([{ typed: "zephyrine", meant: "zephyrina" }]);
    await setLevels(null);
    expect((await asked("chief", "zephyrine")).mended).toEqual([]);
  });

  it("mends nothing for people from outside", async () => {
    const { mended, jobs } = await asked("contractor", "replacw");
    expect({ mended, total: jobs.total }).toEqual({ mended: [], total: 0 });
  });
});

describe("finding people", () => {
  it("goes by name and rank, and says where they are", async () => {
    const id = newId();
    await world.as("captain").people.save({ id, firstName: "Noor", lastName: "Vermeer", jobTitle: "Second officer" });
    for (const query of ["vermeer", "second off"])
      expect((await world.as("stew").search.find({ query })).people).toMatchObject({
        total: 1,
        hits: [{ id, title: "Noor Vermeer", detail: "Second officer", state: { isOnboard: true, isInvited: false } }],
      });
    expect((await world.as("rival").search.find({ query: "vermeer" })).people.total).toBe(0);
  });

  it("shows outsiders nobody but themselves", async () => {
    const { id, version } = await world.as("contractor").people.get({ id: world.person("contractor").profileId });
    const own = { id, version, firstName: "Jens", lastName: "Holm", city: "Aarhus" };
    await world.as("contractor").people.save(own);
    expect((await world.as("contractor").search.find({ query: "vermeer" })).people.total).toBe(0);
    expect((await world.as("contractor").search.find({ query: "holm" })).people.total).toBe(1);
  });
});

describe("finding in the stores and the lists", () => {
  const made = { supplier: newId(), gone: newId(), list: newId(), order: "" };
  beforeAll(async () => {
    const captain = world.as("captain");
    await captain.suppliers.save({ id: made.supplier, name: "Valletta Valves", city: "Valletta", country: "Malta" });
    await captain.suppliers.save({ id: made.gone, name: "Valletta Sails" });
    const { version } = await captain.suppliers.get({ id: made.gone });
    await captain.suppliers.archive({ id: made.gone, version });
    const line = { id: newId(), description: "Ball valve", quantity: 2 };
    const order = { id: newId(), title: "Valves for the bilge", supplierId: made.supplier, currency: "EUR" };
    await captain.orders.save({ ...order, lines: [line] });
    made.order = order.id;
    await captain.worklists.save({ id: made.list, name: "Valve yard period", startsOn: "2026-10-01" });
    await captain.worklists.addJobs({ id: made.list, jobIds: [ids.job, ids.shared] });
  });

  it("shows suppliers with their place, those that were archived last", async () => {
    expect((await find("valletta")).suppliers.hits).toMatchObject([
      { id: made.supplier, detail: "Valletta · Malta", state: { isArchived: false } },
      { id: made.gone, state: { isArchived: true } },
    ]);
  });

  it("shows orders with number, status and supplier", async () => {
    const { hits } = (await find("bilge valves")).orders;
    expect(hits).toMatchObject([{ id: made.order, state: { status: "draft", supplierName: "Valletta Valves" } }]);
    expect((await find(hits[0]?.state.numberText ?? "")).orders.hits).toMatchObject([{ id: made.order }]);
  });

  it("shows lists with their period and how far they are", async () => {
    expect((await find("yard period")).worklists.hits).toMatchObject([
      { id: made.list, state: { startsOn: "2026-10-01", jobs: 2, doneJobs: 0, isClosed: false } },
    ]);
  });

  it("keeps from outsiders all but the lists that were shared with them, and their jobs", async () => {
    const asked = () => world.as("contractor").search.find({ query: "valve" });
    const before = await asked();
    expect([before.worklists.total, before.suppliers.total, before.orders.total]).toEqual([0, 0, 0]);
    const { profileId } = world.crew.A.contractor;
    const own = newId();
    await world.as("captain").worklists.save({ id: own, name: "Valve work for the contractor" });
    await world.as("captain").worklists.share({ id: own, profileId });
    expect((await asked()).worklists.hits.map(({ id }) => id)).toEqual([own]);
  });

  it("finds nothing of another vessel", async () => {
    const found = await world.as("rival").search.find({ query: "valve" });
    expect([found.worklists.total, found.suppliers.total, found.orders.total, found.parts.total]).toEqual([0, 0, 0, 0]);
  });

  it("shows no item to a reader who may not look into the stores, but the part of the machine", async () => {
    const item = newId();
    await world.as("chief").inventory.save({ id: item, name: "Fuel hose" });
    const seen = async () => (await find("fuel", { kinds: ["item", "part"] })).parts.hits.map(({ id }) => id).sort();
    expect(await seen()).toEqual([item, ids.filter].sort());
    const setLevels = async (levels: { inventory: "none" } | null) =>
      world
        .as("captain")
        .users.setAccess({ ...(await seenPlace(world.as("captain").users, world.person("engineer").userId)), levels });
    await setLevels({ inventory: "none" });
    expect(await seen()).toEqual([ids.filter]);
    await setLevels(null);
  });
});
