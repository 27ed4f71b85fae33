import type { CalendarDate } from "../calendar-date.ts";
import { type ShipZones, zoneOfDay } from "../rest/ship-zones.ts";
import { instantOf } from "../time.ts";
import type { ShipState } from "./positions.ts";
import type { ShipLeg } from "./watch-plan.ts";

/** What the ship does from a time of her own clock on, as it is typed and kept. */
export interface PlannedLeg {
  readonly state: ShipState;
  readonly onDay: CalendarDate;
  /** `HH:MM`, a half hour. */
  readonly time: string;
}

export const halfHourPattern = /^([01]\d|2[0-3]):(00|30)$/;
export const halfHours = Array.from(
  { length: 48 },
  (_, slot) => `${String(Math.floor(slot / 2)).padStart(2, "0")}:${slot % 2 === 0 ? "00" : "30"}`,
);

export const instantOfLeg = ({ onDay, time }: Omit<PlannedLeg, "state">, zones: ShipZones): Date =>
  instantOf(zoneOfDay(zones, onDay), {
    on: onDay,
    hour: Number(time.slice(0, 2)),
    minute: Number(time.slice(3)),
    second: 0,
  });

export const legsOf = (legs: readonly PlannedLeg[], zones: ShipZones): ShipLeg[] =>
  legs.map((leg) => ({ state: leg.state, from: instantOfLeg(leg, zones) }));
