import { warningAt } from "./imported-row.ts";
import type { Problem } from "./reading.ts";

interface HourService {
  intervalHours: number | null;
  interval: object | null;
  lastDoneOn: string | null;
  lastDoneHours: number | null;
}

/** The file knows on which day a service by hours was last done, and not at how many hours. */
export function lacksDoneHours({ intervalHours, lastDoneOn, lastDoneHours }: HourService): boolean {
  return intervalHours !== null && lastDoneOn !== null && lastDoneHours === null;
}

export function hoursUnknown(service: HourService): Problem[] {
  if (!lacksDoneHours(service)) return [];
  const key = service.interval ? "imports:rowHoursUnknownByDate" : "imports:rowHoursUnknown";
  return [warningAt("lastDoneHours", key, { date: service.lastDoneOn ?? "" })];
}
