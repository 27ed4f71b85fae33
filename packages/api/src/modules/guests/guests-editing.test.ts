import { type GuestField, type GuestState, guestPolicy } from "@ymp/core/guests/guest-fields";
import { newId } from "@ymp/core/ids";
import { guests } from "@ymp/db/schema/guests";
import type { Caller } from "@ymp/testing/callers";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A record that the second engineer entered. */
async function make(state: GuestState): Promise<string> {
  const row = {
    ...{ id: newId(), vesselId: world.vessels.A.id, createdBy: world.person("engineer").userId },
    ...{ name: "Port side", lastName: "Port side", archivedAt: state === "kept" ? null : world.now() },
    ...{ erasedAt: state === "erased" ? world.now() : null },
  };
  await world.inVessel("A", (tx) => tx.insert(guests).values(row));
  return row.id;
}

const turned: Partial<Record<GuestField, (turn: number) => unknown>> = {
  isPrivate: () => true,
  countsStay: () => false,
  mrzFirstName: (turn) => `TURN ${"ABCDEFGHIJ"[turn]}`,
  mrzLastName: (turn) => `TURN ${"ABCDEFGHIJ"[turn]}`,
  hasJetSkiLicence: () => true,
  party: (turn) => (turn % 2 ? "owner" : "family"),
  swimming: (turn) => (turn % 2 ? "good" : "weak"),
  gender: (turn) => (turn % 2 ? "female" : "male"),
  allergies: (turn) => [{ allergen: "nuts", severity: "mild", note: `Turn ${turn}` }],
};
const codes = ["FRA", "DEU", "ITA", "ESP", "GBR", "NLD", "BEL", "PRT", "GRC"];
const wantedOf = (field: GuestField, turn: number): unknown => {
  if (turned[field]) return turned[field](turn);
  if (field === "birthDate") return `1990-01-1${turn}`;
  if (/(On|Date|Until)$/.test(field)) return `2030-01-1${turn}`;
  return /Country$|nationality/.test(field) ? codes[turn] : `Turn ${turn}`;
};

async function change(caller: Caller, id: string, field: GuestField, turn: number): Promise<unknown> {
  const [row] = await world.inVessel("A", (tx) => tx.select().from(guests).where(eq(guests.id, id)));
  const { version = 0, archivedAt = null } = row ?? {};
  const { archive, erase, restore, save } = caller.guests;
  if (field === "archivedAt") return (archivedAt ? restore : archive)({ id, version });
  if (field === "erasedAt") return erase({ id, version });
  return save({ id, version, [field]: wantedOf(field, turn) });
}

it("each field of a guest is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: guestPolicy, module: "guests", make, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
});
