import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { files } from "@ymp/db/schema/files";
import { inScope } from "@ymp/db/scope";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { performTask } from "../../tasks.ts";
import { eraseVessels } from "./erasing.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (const vessel of ["A", "B"] as const) {
    const machine = await makeEquipment(world, {}, vessel);
    await makeEquipment(world, { parentId: machine.id, name: "Fuel pump" }, vessel);
    const counter = await makeCounter(world, { equipmentId: machine.id, lastTotal: 1000 }, vessel);
    const plan = await makePlan(world, { equipmentId: machine.id, counterId: counter.id }, vessel);
    await makeJob(world, { planId: plan.id, assignedTo: [world.crew[vessel].chief.profileId] }, vessel);
    const { item } = await makeItem(world, { stock: { Store: 4 } }, vessel);
    await makePart(world, { equipmentId: machine.id, itemId: item.id }, vessel);
  }
  await world.services.files.put(`${fileKey}/original`, await aFile());
  await world.inVessel("B", (tx) =>
    tx.insert(files).values({
      ...{ vesselId: world.vessels.B.id, name: "manual.txt", mediaType: "text/plain" },
      ...{ sizeBytes: 6, sha256: "0", storageKey: fileKey },
    }),
  );
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const fileKey = "corvus/0197a1de";
const folder = mkdtempSync(path.join(tmpdir(), "ymp-erasing-"));

async function aFile() {
  const place = path.join(folder, "manual.txt");
  await writeFile(place, "manual");
  return { path: place, sizeBytes: 6, mediaType: "text/plain" };
}

const platform = () => world.as("superadmin").platform;
const vesselId = () => world.vessels.B.id;

/** Rows of one vessel in every table that holds any, under that vessel's own scope. */
function rowsOf(id: string): Promise<Record<string, number>> {
  return inScope(world.database, { vesselId: id, userId: null, access: "read" }, async (tx) => {
    const tables = await tx.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'vessel_id'
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
    const counted: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await tx.execute<{ total: number }>(
        sql`select count(*)::int as total from ${sql.raw(`"${name}"`)} where vessel_id = ${id}`,
      );
      if (row?.total) counted[name] = row.total;
    }
    return counted;
  });
}

it("a vessel is not deleted by a name that is not hers", async () => {
  const wrong = platform().requestDeletion({ vesselId: vesselId(), confirmation: "Seraphine" });
  expect(await refusalOf(wrong)).toMatchObject({ fields: { confirmation: "platform:confirmationWrong" } });
  expect(await world.as("rival").people.pick()).not.toHaveLength(0);
});

it("her name, typed, closes her at once and tells captain and company", async () => {
  const { version } = await platform().vessel({ vesselId: vesselId() });
  await platform().updateVessel({ vesselId: vesselId(), version, companyId: world.companyId });
  await platform().requestDeletion({ vesselId: vesselId(), confirmation: "Corvus" });
  await world.workQueue();
  expect(await refusalOf(world.as("rival").people.pick())).toMatchObject({ code: "expired_subscription" });
  expect(world.outbox.map(({ to }) => to).sort()).toEqual(["captain.b@example.test", "manager@example.test"]);
  expect(world.outbox[0]?.subject).toContain("mail:deletion.subject");
});

it("her captain can still take the records out while she cools off", async () => {
  expect(await world.as("rival").archive.request()).toMatchObject({ id: expect.any(String) });
});

it("she opens again as she was when the deletion is taken back", async () => {
  await platform().cancelDeletion({ vesselId: vesselId() });
  expect(await world.as("rival").people.pick()).not.toHaveLength(0);
  expect(await platform().vessel({ vesselId: vesselId() })).toMatchObject({ deletesAt: null, closedReason: null });
});

it("the thirty days are not shortened by asking twice", async () => {
  await platform().requestDeletion({ vesselId: vesselId(), confirmation: "Corvus" });
  const first = (await platform().vessel({ vesselId: vesselId() })).deletesAt;
  world.setNow("2026-06-20T09:00:00Z");
  await platform().requestDeletion({ vesselId: vesselId(), confirmation: "Corvus" });
  expect((await platform().vessel({ vesselId: vesselId() })).deletesAt).toEqual(first);
  expect(first).toEqual(new Date("2026-07-15T09:00:00Z"));
});

it("nothing is erased before she has cooled off", async () => {
  world.setNow("2026-07-15T08:59:00Z");
  await eraseVessels(world.services);
  expect(await platform().vessel({ vesselId: vesselId() })).toMatchObject({ name: "Corvus" });
});

it("then nothing of her is left in any table, and the other vessel is untouched", async () => {
  const other = await rowsOf(world.vessels.A.id);
  const before = await rowsOf(vesselId());
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(["equipment", "jobs", "stock_moves", "changes", "memberships"]),
  );
  world.setNow("2026-07-15T09:00:00Z");
  await performTask(world.services, { name: "erase_vessels" });
  expect(await rowsOf(vesselId())).toEqual({});
  expect(await rowsOf(world.vessels.A.id)).toEqual(other);
  expect(await refusalOf(platform().vessel({ vesselId: vesselId() }))).toMatchObject({ code: "not_found" });
  expect((await platform().changes({ vesselId: vesselId() })).items[0]).toMatchObject({
    verb: "erased",
    facts: { name: "Corvus" },
    actorId: null,
  });
});

it("her stored files follow by the queue", async () => {
  expect(await world.services.files.find(`${fileKey}/original`)).toBeDefined();
  await world.workQueue();
  expect(await world.services.files.find(`${fileKey}/original`)).toBeUndefined();
});

it("her people keep their accounts, which open her no more", async () => {
  expect((await world.as("rival").session.me())?.vessels).toEqual([]);
  expect(await refusalOf(world.as("rival").people.pick())).toMatchObject({ code: "not_found" });
});
