import { newId } from "@ymp/core/ids";
import { type SoundingField, type SoundingState, soundingPolicy } from "@ymp/core/sounding-fields";
import { soundings } from "@ymp/db/schema/soundings";
import type { Caller } from "@ymp/testing/callers";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
const tankId = newId();
const another = newId();
beforeAll(async () => {
  world = await createWorld();
  const { saveTank } = world.as("chief").logbooks;
  await saveTank({ id: tankId, name: "Sludge tank", capacity: "2.00" });
  await saveTank({ id: another, name: "Bilge tank", capacity: "2.00" });
});
afterAll(() => world.close());

/** A record that the second engineer entered. */
async function make(state: SoundingState): Promise<string> {
  const row = {
    ...{ id: newId(), vesselId: world.vessels.A.id, createdBy: world.person("engineer").userId },
    ...{ tankId, soundedAt: world.now(), cm: "40", volume: "0.85", temperature: "18", notes: "By the rail" },
    archivedAt: state === "archived" ? world.now() : null,
  };
  await world.inVessel("A", (tx) => tx.insert(soundings).values(row));
  return row.id;
}

const seen = readOnce((id) => world.as("captain").soundings.get({ id }));

async function change(caller: Caller, id: string, field: SoundingField, turn: number): Promise<unknown> {
  const { version, archivedAt, tankId: held } = await seen(id);
  const { archive, restore, save } = caller.soundings;
  if (field === "archivedAt") return (archivedAt ? restore : archive)({ id, version });
  const values = {
    ...{ tankId: held === tankId ? another : tankId, notes: `Turn ${turn}` },
    soundedAt: new Date(world.now().getTime() - turn * 60_000),
    ...{ cm: String(turn + 1), volume: `1.${turn + 10}`, temperature: String(turn + 2) },
  };
  return save({ id, version, [field]: values[field] });
}

it("each field of a sounding is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: soundingPolicy, module: "logbook", make, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
});
