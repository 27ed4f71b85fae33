import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { Who, World } from "../world.ts";

type Contract = Parameters<ReturnType<World["as"]>["leave"]["saveContract"]>[0];
type Asked = Parameters<ReturnType<World["as"]>["leave"]["save"]>[0];

const since = parseCalendarDate("2026-01-01");

export const profileOf = (world: World, who: Who): string => world.person(who).profileId ?? "";

/** An open contract of 60 days a year since New Year. */
export async function makeContract(
  world: World,
  who: Who,
  more: Partial<Omit<Contract, "id" | "version" | "profileId">> = {},
) {
  const id = newId();
  const terms = { rank: "Deckhand", startsOn: since, basis: "annual" as const, minimum: "mlc" as const, annual: 6000 };
  await world.as("manager").leave.saveContract({ id, profileId: profileOf(world, who), ...terms, ...more });
  return { id, version: 1 };
}

/** Asks for leave, as the person themselves. */
export async function askLeave(
  world: World,
  who: Who,
  dates: { startsOn: CalendarDate; endsOn: CalendarDate },
  more: Partial<Omit<Asked, "id" | "version" | "profileId">> = {},
) {
  const id = newId();
  const { version } = await world.as(who).leave.save({ id, asks: true, ...dates, ...more });
  return { id, version };
}

/** So many of each department are to be aboard. */
export const setMinimums = (
  world: World,
  minimums: Parameters<ReturnType<World["as"]>["leave"]["saveRules"]>[0]["minimums"],
  more: { floor?: number; halfDays?: boolean; version?: number } = {},
) => world.as("captain").leave.saveRules({ floor: -500, halfDays: true, version: 0, minimums, ...more });
