import { tzOffset } from "@date-fns/tz";
import { z } from "zod";

const fixedOffset = /^[+-](0\d|1[0-4]):[0-5]\d$/;

/** An IANA zone name or a fixed offset such as "+02:00", as ships keep it on passage. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone);

export function isTimeZone(zone: string): boolean {
  return fixedOffset.test(zone) || isNamedZone(zone);
}

function isNamedZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && new Intl.DateTimeFormat("en", { timeZone: zone }) !== null;
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false;
  }
}

/** Minutes east of UTC at that instant; throws RangeError for an unknown zone. */
export function offsetMinutesAt(zone: string, at: Date): number {
  const minutes = tzOffset(zone, at);
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${zone}`);
  return minutes;
}
