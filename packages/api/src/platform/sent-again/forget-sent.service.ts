import { writeIn } from "../../kit/second-attempt.ts";
import type { Services } from "../../services.ts";
import { vesselZones } from "../disclosures/disclosures.repository.ts";
import { deleteAnsweredBefore } from "./answered-writes.repository.ts";
import { deleteCreationsBefore, deletePlatformCreationsBefore } from "./creations.repository.ts";

/** A device that was off for a season still finds its own. */
export const creationDaysKept = 90;
export const answerDaysKept = 30;

/** Removes from every vessel, and from the platform, what nobody sends again after so long. */
export async function forgetSent({ database, now }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
  await deletePlatformCreationsBefore(database.db, daysAgo(creationDaysKept));
  for (const { id: vesselId } of await vesselZones(database.db))
    await writeIn(database, { vesselId, userId: null }, async (tx) => {
      await deleteCreationsBefore(tx, vesselId, daysAgo(creationDaysKept));
      await deleteAnsweredBefore(tx, vesselId, daysAgo(answerDaysKept));
    });
}
