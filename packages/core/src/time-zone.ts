import { tzOffset } from "@date-fns/tz/tzOffset";

const fixedOffset = /^[+-](0\d|1[0-4]):[0-5]\d$/;

/** Whether it is an IANA zone name or a fixed offset such as "+02:00", as ships keep it on passage. */
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

const dayMs = 86_400_000;
const rememberedDays = 20_000;
/** By zone and UTC day: the offset that holds all day, or null on a day when the clocks change. */
const offsetOfDay = new Map<string, number | null>();

/** Minutes east of UTC at that instant; throws RangeError for an unknown zone. */
export function offsetMinutesAt(zone: string, at: Date): number {
  const day = Math.floor(at.getTime() / dayMs);
  const key = `${zone} ${day}`;
  const known = offsetOfDay.get(key);
  if (typeof known === "number") return known;
  const minutes = reckonOffset(zone, at);
  if (known === undefined) {
    if (offsetOfDay.size >= rememberedDays) offsetOfDay.clear();
    const ends = [day, day + 1].map((start) => reckonOffset(zone, new Date(start * dayMs)));
    offsetOfDay.set(key, ends.every((end) => end === minutes) ? minutes : null);
  }
  return minutes;
}

function reckonOffset(zone: string, at: Date): number {
  const minutes = tzOffset(zone, at);
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${zone}`);
  return minutes;
}
