import { writeIn } from "../../kit/second-attempt.ts";
import type { Services } from "../../services.ts";
import { vesselZones } from "../disclosures/disclosures.repository.ts";
import { deleteCreationsBefore } from "./creations.repository.ts";

const day = 86_400_000;
/** A device that was off for a season still finds its own. */
export const creationDaysKept = 90;

/** Removes from every vessel what nobody sends again after so long. */
export async function forgetSent({ database, now }: Services): Promise<void> {
  const creationsBefore = new Date(now().getTime() - creationDaysKept * day);
  for (const { id: vesselId } of await vesselZones(database.db))
    await writeIn(database, { vesselId, userId: null }, (tx) => deleteCreationsBefore(tx, vesselId, creationsBefore));
}
