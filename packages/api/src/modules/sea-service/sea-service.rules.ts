import type { CalendarDate } from "@ymp/core/calendar-date";
import type { ShipDayFacts } from "@ymp/core/sea-service/ship-days";
import type { ShipDayRow } from "./sea-service.record.ts";

interface Logged {
  readonly on: CalendarDate;
  readonly engineHours: number | null;
  readonly distance: number;
}
interface Steamed {
  readonly on: CalendarDate;
  readonly steaming: number;
  readonly distance: number;
}

export interface KnownDay extends ShipDayFacts {
  /** Tenths of a nautical mile. */
  readonly distance: number;
  /** What the logs tell; null where they tell nothing. */
  readonly logTenths: number | null;
}

/**
 * One day from all that tells of it. Of two logs the one that tells more counts: entries are missed, they are not made up. What the captain
 * told goes before both.
 */
export function factsOfDays(
  logged: readonly Logged[],
  steamed: readonly Steamed[],
  told: readonly Pick<ShipDayRow, "onDay" | "told" | "underwayTenths">[],
): Map<CalendarDate, KnownDay> {
  const days = new Map<CalendarDate, KnownDay>();
  const note = (on: CalendarDate, tenths: number | null, distance: number) => {
    const before = days.get(on);
    const logTenths = tenths === null ? (before?.logTenths ?? null) : Math.max(tenths, before?.logTenths ?? 0);
    days.set(on, {
      logTenths,
      underwayTenths: logTenths,
      told: null,
      distance: Math.max(distance, before?.distance ?? 0),
    });
  };
  for (const { on, engineHours, distance } of logged) note(on, engineHours, distance);
  for (const { on, steaming, distance } of steamed) note(on, steaming, distance);
  for (const { onDay, told: what, underwayTenths } of told) {
    if (what === "log") continue;
    const before = days.get(onDay);
    days.set(onDay, {
      logTenths: before?.logTenths ?? null,
      distance: before?.distance ?? 0,
      underwayTenths,
      told: what === "hours" ? null : what,
    });
  }
  return days;
}
