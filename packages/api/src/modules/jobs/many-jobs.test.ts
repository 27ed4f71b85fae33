import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { inventoryItems, spareParts } from "@ymp/db/schema/inventory";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeDraft } from "@ymp/testing/factories/orders";
import { makeManyLike } from "@ymp/testing/many-like";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const today = parseCalendarDate("2026-06-15");
const [jobsAtAll, inPick] = [2_100, 40];
let world: World;
let machineId: string;
let supplierId: string;

beforeAll(async () => {
  world = await createWorld();
  machineId = (await makeEquipment(world, { name: "Main engine" })).id;
  const job = await makeJob(world, { title: "Change the oil", dueOn: addDays(today, 3), equipmentId: machineId });
  await makeManyLike(world, jobs, job.id, jobsAtAll);
  const [profileId, vesselId] = [world.person("engineer").profileId, world.vessels.A.id];
  await world.inVessel("A", async (tx) => {
    const mine = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.equipmentId, machineId)).limit(230);
    await tx.execute(sql`insert into ${jobAssignees} (id, vessel_id, created_at, job_id, profile_id)
      select gen_random_uuid(), ${vesselId}, now(), mine.id, ${profileId} from ${mine} as mine`);
  });
  const { item } = await makeItem(world, { name: "Oil filter", stock: { Store: 1 } });
  await makeManyLike(world, inventoryItems, item.id, inPick);
  const part = await makePart(world, { equipmentId: machineId, designation: "Gasket" });
  await makeManyLike(world, spareParts, part.id, 2_001);
  const draft = await makeDraft(world);
  supplierId = draft.supplierId;
  await makeManyLike(world, suppliers, supplierId, inPick);
  await makeManyLike(world, orders, draft.id, 210);
});
afterAll(() => world.close());

const range = { from: addDays(today, -7), to: addDays(today, 30) };

describe("where there is more than is shown", () => {
  it("the calendar says so", async () => {
    const days = await world.as("captain").jobs.byDay(range);
    expect([days.rows.length, days.hasMore]).toEqual([2_000, true]);
  });

  it("what is due next on a machine tells how much there is", async () => {
    const due = await world.as("captain").equipment.dueNext({ id: machineId });
    expect([due.rows.length, due.total]).toEqual([50, jobsAtAll + 1]);
  });

  it("the day of a person tells how much was looked at", async () => {
    expect(await world.as("engineer").jobs.myDay()).toMatchObject({ hasMore: true, looked: 200 });
    expect(await world.as("deckhand").jobs.myDay()).toMatchObject({ hasMore: false });
  });

  it("parts of a machine say so", async () => {
    const parts = await world.as("captain").equipment.parts({ id: machineId });
    expect([parts.rows.length, parts.hasMore]).toEqual([2_000, true]);
  });

  it("items and suppliers to pick say so, and no more once they are narrowed", async () => {
    const { inventory, suppliers: firms } = world.as("captain");
    expect(await inventory.pick({ limit: 30 })).toMatchObject({ hasMore: true });
    expect(await inventory.pick({ limit: 30, search: "Oil filter" })).toMatchObject({ hasMore: false });
    expect(await firms.pick({ search: "", limit: 30 })).toMatchObject({ hasMore: true });
  });

  it("orders of a supplier say so", async () => {
    const found = await world.as("captain").suppliers.orders({ id: supplierId });
    expect([found.rows.length, found.hasMore]).toEqual([200, true]);
  });
});
