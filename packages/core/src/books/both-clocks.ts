import { dayText, shipClock } from "../definitions/entry-lines.ts";

/** The day as books print it, by the ship's clock of that moment. */
export const shipDay = (at: Date, shipOffsetMin: number): string =>
  dayText(new Date(at.getTime() + shipOffsetMin * 60_000).toISOString());

/** `10:10 (08:10 UTC)`; where the day by UTC differs, it is included. */
export function clockText(at: Date, shipOffsetMin: number): string {
  const utc = shipClock(at.toISOString(), 0);
  if (shipOffsetMin === 0) return `${utc} UTC`;
  const [ship, other] = [shipDay(at, shipOffsetMin), shipDay(at, 0)];
  return `${shipClock(at.toISOString(), shipOffsetMin)} (${ship === other ? utc : `${other} ${utc}`} UTC)`;
}

/** `01-MAR-2026 10:10 (08:10 UTC)` */
export const bothClocks = (at: Date, shipOffsetMin: number): string =>
  `${shipDay(at, shipOffsetMin)} ${clockText(at, shipOffsetMin)}`;
