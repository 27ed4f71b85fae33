import { firstOf } from "@ymp/core/bounded";
import { type ShipZones, zoneAt } from "@ymp/core/rest/ship-zones";
import { wallClockAt } from "@ymp/core/time";
import type { WatchRow } from "./watch-plans.record.ts";

/** What somebody stands no more, and what they stand now. */
export interface ToldChange {
  readonly lost: WatchRow[];
  readonly gained: WatchRow[];
}

/** Of everybody whose watches ahead became others. */
export function changesOf(
  before: readonly WatchRow[],
  after: readonly WatchRow[],
  now: Date,
): ReadonlyMap<string, ToldChange> {
  const isAhead = ({ profileId, endsAt }: WatchRow) => profileId !== null && endsAt > now;
  const [was, will] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const changes = new Map<string, ToldChange>();
  const of = ({ profileId }: WatchRow): ToldChange => {
    const known = changes.get(profileId ?? "") ?? { lost: [], gained: [] };
    changes.set(profileId ?? "", known);
    return known;
  };
  for (const row of before.filter(isAhead)) if (!will.has(keyOf(row))) of(row).lost.push(row);
  for (const row of after.filter(isAhead)) if (!was.has(keyOf(row))) of(row).gained.push(row);
  return changes;
}

const keyOf = ({ profileId, position, startsAt, endsAt }: WatchRow): string =>
  [profileId, position, startsAt.getTime(), endsAt.getTime()].join();

const mostTold = 3;

/** Day and times by the ship's clock, the same in every language. */
export function toldTimes(rows: readonly WatchRow[], zones: ShipZones): string {
  if (rows.length === 0) return "–";
  const clock = (at: Date) => {
    const { on, hour, minute } = wallClockAt(zoneAt(zones, at), at);
    return { on, time: [hour, minute].map((part) => String(part).padStart(2, "0")).join(":") };
  };
  const inOrder = rows.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const told = firstOf(inOrder, mostTold).rows.map(
    ({ startsAt, endsAt }) => `${clock(startsAt).on} ${clock(startsAt).time}–${clock(endsAt).time}`,
  );
  const more = inOrder.length - told.length;
  return [...told, ...(more > 0 ? [`+${more}`] : [])].join(", ");
}
