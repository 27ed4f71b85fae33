import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type LogEntryField, type LogEntryState, logEntryPolicy, logNamePolicy } from "@ymp/core/log-fields";
import { readings } from "@ymp/db/schema/equipment";
import { logEntries, logNames, logReadings } from "@ymp/db/schema/log";
import type { Caller } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
let nameId: string;
beforeAll(async () => {
  world = await createWorld();
  nameId = newId();
  await world.as("captain").log.saveName({ id: nameId, name: "Trip" });
});
afterAll(() => world.close());

const own = () => ({ id: newId(), vesselId: world.vessels.A.id, createdBy: world.person("engineer").userId });
const archivedIn = (state: string) => ({ archivedAt: state === "archived" ? world.now() : null });

/** An entry that the second engineer wrote. */
async function entryIn(state: LogEntryState): Promise<string> {
  const row = { ...own(), ...archivedIn(state), loggedOn: parseCalendarDate("2026-06-01") };
  const { id: equipmentId } = await makeEquipment(world);
  const { id: counterId } = await makeCounter(world, { equipmentId });
  await world.inVessel("A", async (tx) => {
    await tx.insert(logEntries).values(row);
    if (state !== "with readings") return;
    const reading = { ...own(), counterId, segmentNumber: 1, reading: 10, total: 10, readAt: world.now() };
    await tx.insert(readings).values(reading);
    await tx.insert(logReadings).values({ ...own(), entryId: row.id, readingId: reading.id });
  });
  return row.id;
}

async function changeEntry(caller: Caller, id: string, field: LogEntryField, turn: number) {
  const row = oneRow(await world.inVessel("A", (tx) => tx.select().from(logEntries).where(eq(logEntries.id, id))));
  const { version } = row;
  if (field === "archivedAt")
    return row.archivedAt ? caller.log.restore({ id, version }) : caller.log.archive({ id, version });
  const others = {
    nameId: row.nameId ? null : nameId,
    loggedOn: parseCalendarDate(`2026-05-0${turn + 1}`),
    title: `Turn ${turn}`,
    engineHours: 100 + turn,
    fuelTaken: 100 + turn,
    fuelLeft: 100 + turn,
    distance: 100 + turn,
    crew: `Turn ${turn}`,
    remarks: `Turn ${turn}`,
  };
  return caller.log.save({ id, version, [field]: others[field] });
}

it("an entry is the crew's, its day and hours the meters' where they were read, its archiving its author's and heads'", async () => {
  const trial = { policy: logEntryPolicy, module: "logbook", make: entryIn, change: changeEntry } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
});

/** A record that the second engineer named. */
async function nameIn(state: "kept" | "archived"): Promise<string> {
  const row = { ...own(), ...archivedIn(state), name: `Record ${newId()}` };
  await world.inVessel("A", (tx) => tx.insert(logNames).values(row));
  return row.id;
}

async function changeName(caller: Caller, id: string, field: keyof typeof logNamePolicy.rows, turn: number) {
  const row = oneRow(await world.inVessel("A", (tx) => tx.select().from(logNames).where(eq(logNames.id, id))));
  const { version } = row;
  if (field === "name") return caller.log.saveName({ id, version, name: `Turn ${turn} of ${id}` });
  return row.archivedAt ? caller.log.restoreName({ id, version }) : caller.log.archiveName({ id, version });
}

it("a record is renamed by the crew and archived by its author and heads", async () => {
  const trial = { policy: logNamePolicy, module: "logbook", make: nameIn, change: changeName } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
});
