import { instantOf, wallClockAt } from "@ymp/core/time";
import type { ShipMoment } from "@ymp/ui/primitives/date-time-field";

/** What the ship's clock shows at an instant, as the date and time field takes it. */
export function momentAt(zone: string, at: Date): ShipMoment {
  const { on, hour, minute } = wallClockAt(zone, at);
  const two = (value: number) => String(value).padStart(2, "0");
  return { on, time: `${two(hour)}:${two(minute)}` };
}

/** The instant at which the ship's clock shows this. */
export function instantAt(zone: string, { on, time }: ShipMoment): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantOf(zone, { on, hour, minute, second: 0 });
}
