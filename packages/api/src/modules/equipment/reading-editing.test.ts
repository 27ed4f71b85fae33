import { newId } from "@ymp/core/ids";
import { type ReadingState, readingPolicy, roundPolicy } from "@ymp/core/maintenance/reading-fields";
import { equipment, readingRounds } from "@ymp/db/schema/equipment";
import type { Caller } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveRoundInput } from "./rounds.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function meter() {
  const { id: equipmentId } = await makeEquipment(world, { department: "engineering" });
  const lastReadAt = new Date(world.now().getTime() - 2 * 86_400_000);
  const counter = await makeCounter(world, { equipmentId, lastReadAt });
  return { equipmentId, counterId: counter.id };
}

async function readingIn(state: ReadingState): Promise<string> {
  const { equipmentId, counterId } = await meter();
  const id = newId();
  const read = (readingId: string, tenths: number, readAt: Date) =>
    world.as("engineer").equipment.addReading({ id: readingId, counterId, reading: tenths, readAt });
  await read(id, 1, new Date(world.now().getTime() - 7_200_000));
  if (state === "an earlier one") await read(newId(), 2, world.now());
  if (state === "of an archived machine")
    await world.inVessel("A", (tx) =>
      tx.update(equipment).set({ archivedAt: world.now() }).where(eq(equipment.id, equipmentId)),
    );
  return id;
}

it("the last reading of a meter is taken back by heads, an earlier one and that of an archived machine by nobody", async () => {
  const change = (caller: Caller, id: string) => caller.equipment.withdrawReading({ id });
  const trial = { policy: readingPolicy, isUsedUp: true, module: "jobs", make: readingIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

type RoundField = keyof typeof roundPolicy.rows;

async function roundIn(state: "kept" | "archived"): Promise<string> {
  const { counterId } = await meter();
  const id = newId();
  await world.as("engineer").equipment.saveRound({ id, name: "Engine room", counterIds: [counterId] });
  if (state === "archived")
    await world.inVessel("A", (tx) =>
      tx.update(readingRounds).set({ archivedAt: world.now() }).where(eq(readingRounds.id, id)),
    );
  return id;
}

async function changeRound(caller: Caller, id: string, field: RoundField, turn: number): Promise<unknown> {
  const row = oneRow(
    await world.inVessel("A", (tx) => tx.select().from(readingRounds).where(eq(readingRounds.id, id))),
  );
  const { version } = row;
  const { equipment: called } = caller;
  if (field === "archivedAt")
    return row.archivedAt ? called.restoreRound({ id, version }) : called.archiveRound({ id, version });
  const others = {
    name: `Round ${turn}`,
    department: row.department === "deck" ? "interior" : "deck",
    counterIds: field === "counterIds" ? [(await meter()).counterId] : [],
  };
  return called.saveRound(saveRoundInput.parse({ ...row, [field]: others[field] }));
}

it("a round is changed by the crew, archived by the person who made it and by heads, and stands until it is restored", async () => {
  const trial = {
    policy: roundPolicy,
    isUsedUp: true,
    module: "equipmentspage",
    make: roundIn,
    change: changeRound,
  } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
