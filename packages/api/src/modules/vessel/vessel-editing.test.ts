import { AppError } from "@ymp/core/errors";
import { type VesselField, vesselFields, vesselPolicy } from "@ymp/core/vessel/vessel-fields";
import { vessels } from "@ymp/db/schema/vessels";
import type { Caller } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveVesselInput } from "./vessel.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rowOf = async () =>
  oneRow(await world.database.db.select().from(vessels).where(eq(vessels.id, world.vessels.A.id)));

async function withPhoto(): Promise<string> {
  const { id: photoFileId } = await makeFile(world);
  await world.database.db.update(vessels).set({ photoFileId }).where(eq(vessels.id, world.vessels.A.id));
  return world.vessels.A.id;
}

const values: Partial<Record<VesselField, readonly unknown[]>> = {
  language: ["fr", "en"],
  imo: ["9074729", "1000019"],
  mmsi: ["235098765", "319012345"],
  callSign: ["ZCXY7", "2HGT4"],
  yearBuilt: [2001, 2002],
  lengthMetres: [40, 41],
  beamMetres: [8, 9],
  draughtMetres: [3, 4],
  grossTonnage: [400, 401],
  maxPersons: [20, 21],
  maxPassengers: [10, 11],
  guestMonthsKept: [12, 36],
  contactEmail: ["one@example.test", "other@example.test"],
  timeZone: ["Europe/Madrid", "Europe/Paris"],
  currency: ["USD", "EUR"],
  volumeUnit: ["us_gallon", "litre"],
};

async function change(caller: Caller, _id: string, field: VesselField): Promise<void> {
  const before = await rowOf();
  const value = (values[field] ?? ["one", "other"]).find((other) => other !== before[field]);
  if (field === "photoFileId") await caller.vessel.setPhoto({ fileId: null });
  else await caller.vessel.save(saveVesselInput.parse({ version: before.version, [field]: value }));
  // The captain of another vessel changes their own.
  if (JSON.stringify(await rowOf()) === JSON.stringify(before))
    throw new AppError("not_found", "refusals:noSuchVessel");
}

it("what stands of the vessel is changed by the captain alone", async () => {
  expect(vesselFields.length).toBeGreaterThan(20);
  const trial = { policy: vesselPolicy, module: null, make: withPhoto, change };
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
