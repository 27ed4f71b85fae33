import { newId } from "@ymp/core/ids";
import { files } from "@ymp/db/schema/files";
import { oneRow } from "../one-row.ts";
import type { VesselKey } from "../people.ts";
import type { World } from "../world.ts";

type FileRow = typeof files.$inferInsert;

/** A photo of vessel A as it is in the database; nothing is stored for it. */
export async function makeFile(
  world: World,
  values: Partial<FileRow> = {},
  vessel: VesselKey = "A",
): Promise<typeof files.$inferSelect> {
  const id = newId();
  const row = {
    id,
    vesselId: world.vessels[vessel].id,
    name: "impeller.jpg",
    mediaType: "image/jpeg",
    sizeBytes: 120_000,
    storageKey: `tests/${id}`,
    sha256: id,
    createdAt: world.now(),
  };
  return oneRow(
    await world.inVessel(vessel, (tx) =>
      tx
        .insert(files)
        .values({ ...row, ...values })
        .returning(),
    ),
  );
}
