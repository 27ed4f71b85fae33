import { can } from "@ymp/core/access/resolve-access";
import { addDays } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { instantOf, startOfDay } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordReading } from "../equipment/readings.service.ts";
import type { LogEntryRow } from "./log.record.ts";
import { insertLogReading, readingsBetween } from "./log.repository.ts";

/** An entry of an earlier day was made when she was alongside again. */
const eveningHour = 20;
const secondMs = 1000;

/** @throws AppError as `recordReading` does, with the fault at the meter that was read */
export async function readMeter(
  scope: VesselScope,
  entry: LogEntryRow,
  { counterId, reading, confirmsJump }: { counterId: string; reading: number; confirmsJump: boolean },
  index: number,
): Promise<void> {
  if (!can(scope.access, "jobs:edit")) throw new AppError("forbidden", "errors:forbidden");
  try {
    const time = await timeOf(scope, entry, { counterId, reading });
    const recorded = await recordReading(scope, { counterId, reading, ...time, source: "manual", confirmsJump });
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
  const to = startOfDay(timeZone, addDays(loggedOn, 1));
  const read = await readingsBetween(tx, vesselId, counterId, { from: evening, to });
  const earlier = read.findLast((other) => other.reading <= reading);
  const first = read[0];
  const readAt = earlier
    ? new Date(Math.min(earlier.readAt.getTime() + secondMs, to.getTime() - 1))
    : first
      ? new Date(first.readAt.getTime() - secondMs)
      : evening;
  return { readAt, day: { from: startOfDay(timeZone, loggedOn), to } };
}
