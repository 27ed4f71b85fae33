import { can } from "@ymp/core/access/resolve-access";
import { addDays } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { instantOf, startOfDay } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordHours } from "../equipment/readings.service.ts";
import type { LogEntryRow } from "./log.record.ts";
import { insertLogReading, readingsBetween } from "./log.repository.ts";

/** An entry of an earlier day was made when she was alongside again. */
const eveningHour = 20;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** @throws AppError as `recordHours` does, with the fault at the meter that was read */
export async function readMeter(
  scope: VesselScope,
  entry: LogEntryRow,
  { counterId, reading, confirmsJump }: { counterId: string; reading: number; confirmsJump: boolean },
  index: number,
): Promise<void> {
  if (!can(scope.access, "jobs:edit")) throw new AppError("forbidden", "errors:forbidden");
  try {
    const time = await timeOf(scope, entry, { counterId, reading });
    const recorded = await recordHours(scope, { counterId, reading, ...time, source: "manual", confirmsJump });
    await insertLogReading(scope.tx, { ...stampOf(scope, newId()), entryId: entry.id, readingId: recorded.readingId });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, messageKey, params } = error;
    throw new AppError(code, messageKey, params, { [`readings.${index}.reading`]: messageKey });
  }
}

/** Today's is read now. Of an earlier day only the date is known: in the evening, after or before what else was read then. */
async function timeOf(
  { tx, vesselId, vessel, now }: VesselScope,
  { loggedOn }: LogEntryRow,
  { counterId, reading }: { counterId: string; reading: number },
): Promise<{ readAt: Date; day?: { from: Date; to: Date } }> {
  if (loggedOn === shipsDay({ vessel, now })) return { readAt: now };
  const { timeZone } = vessel;
  const evening = instantOf(timeZone, { on: loggedOn, hour: eveningHour, minute: 0, second: 0 });
  const day = { from: startOfDay(timeZone, loggedOn), to: startOfDay(timeZone, addDays(loggedOn, 1)) };
  const read = await readingsBetween(tx, vesselId, counterId, day);
  const before = read.findLast((other) => other.reading <= reading)?.readAt ?? day.from;
  const after = read.find((other) => other.reading > reading && other.readAt > before)?.readAt ?? day.to;
  return {
    readAt: timeWithin(before, after, evening),
    day: { from: new Date(evening.getTime() - hourMs), to: day.to },
  };
}

/** In the evening, or as near to it as there is room between its neighbours. */
function timeWithin(before: Date, after: Date, evening: Date): Date {
  if (before < evening && evening < after) return evening;
  const middle = (before.getTime() + after.getTime()) / 2;
  const nearest = evening <= before ? before.getTime() + minuteMs : after.getTime() - minuteMs;
  return new Date(evening <= before ? Math.min(nearest, middle) : Math.max(nearest, middle));
}
