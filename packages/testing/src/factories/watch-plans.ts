import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { World } from "../world.ts";

const startsOn = parseCalendarDate("2026-06-22");

/** At anchor for two days, four on and eight off. */
export const plannedDays = {
  ...{ name: "Antibes to Bonifacio", startsOn, endsOn: parseCalendarDate("2026-06-23") },
  ...{
    pattern: "fourOnEightOff" as const,
    ownHours: [],
    legs: [{ state: "anchor" as const, onDay: startsOn, time: "00:00" }],
  },
};

type Said = Parameters<ReturnType<World["as"]>["watchPlans"]["save"]>[0];

export async function makePlan(world: World, more: Partial<Omit<Said, "id" | "version">> = {}) {
  const id = newId();
  await world.as("captain").watchPlans.save({ id, ...plannedDays, ...more });
  return world.as("captain").watchPlans.get({ id });
}
