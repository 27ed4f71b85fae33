import type { Refusal } from "@ymp/core/errors";
import { isYetToCome } from "@ymp/core/happened";
import { earliestTakeOverMinutes, latestHandOverHours } from "@ymp/core/watches/watch-log";
import type { WatchLogRow } from "./watch-logs.record.ts";
import type { ListedWatch } from "./watch-logs.repository.ts";

const minuteMs = 60_000;
const refuse = (key: string, field?: string): Refusal[] => [
  { messageKey: `watch-logs:refusal.${key}`, ...(field ? { field } : {}) },
];

/** Whether whoever stands a watch took it over then. */
export function judgeTakeOver({ startsAt, endsAt }: ListedWatch, happenedAt: Date): Refusal[] {
  if (happenedAt.getTime() < startsAt.getTime() - earliestTakeOverMinutes * minuteMs)
    return refuse("tooEarly", "happenedAt");
  return happenedAt >= endsAt ? refuse("tooLate", "happenedAt") : [];
}

/** Whether a round was made on the watch. */
export function judgeRound({ takenAt, endedAt, relievedAt }: WatchLogRow, happenedAt: Date, now: Date): Refusal[] {
  if (relievedAt !== null) return refuse("locked");
  const isWithin = happenedAt >= takenAt && (endedAt === null ? !isYetToCome(happenedAt, now) : happenedAt <= endedAt);
  return isWithin ? [] : refuse("outside", "happenedAt");
}

/** Whether a watch was handed over then. */
export function judgeHandOver(log: WatchLogRow, { endsAt }: ListedWatch, happenedAt: Date): Refusal[] {
  if (log.relievedAt !== null) return refuse("locked");
  if (happenedAt < log.takenAt) return refuse("beforeTaken", "happenedAt");
  // Nobody has the watch between its end and the next: who goes earlier is taken off the plan first.
  if (happenedAt.getTime() < endsAt.getTime() - earliestTakeOverMinutes * minuteMs)
    return refuse("goesEarly", "happenedAt");
  return happenedAt.getTime() > endsAt.getTime() + latestHandOverHours * 60 * minuteMs
    ? refuse("longAfter", "happenedAt")
    : [];
}

interface Reader {
  readonly profileId: string | null;
  readonly mayPlan: boolean;
}

/** Who takes over the next watch of the position, or an officer; never whoever was relieved. */
export const mayRelieve = (log: WatchLogRow, next: readonly string[], { profileId, mayPlan }: Reader): boolean =>
  profileId !== null && profileId !== log.profileId && (mayPlan || next.includes(profileId));
