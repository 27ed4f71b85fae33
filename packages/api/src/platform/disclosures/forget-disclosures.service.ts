import { addMonths, todayIn } from "@ymp/core/calendar-date";
import { disclosureMonthsKept } from "@ymp/core/people/disclosure-kinds";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Services } from "../../services.ts";
import { deleteDisclosuresBefore, vesselZones } from "./disclosures.repository.ts";

/** Removes from every vessel what was read longer ago than it is kept. */
export async function forgetDisclosures({ database, now }: Services): Promise<void> {
  for (const { id: vesselId, timeZone } of await vesselZones(database.db)) {
    const oldest = addMonths(todayIn(timeZone, now()), -disclosureMonthsKept);
    await writeIn(database, { vesselId, userId: null }, (tx) => deleteDisclosuresBefore(tx, vesselId, oldest));
  }
}
