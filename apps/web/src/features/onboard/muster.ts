import { isId } from "@ymp/core/ids";
import type { OnboardPerson } from "./onboard.queries.ts";

/** A muster under way, kept on the device: it works without a link and survives a reload. */
export interface Muster {
  startedAt: Date;
  /** Set when it was ended and waits for its summary to be closed. */
  endedAt: Date | null;
  reportedIds: string[];
}

export const newMuster = (now: Date): Muster => ({ startedAt: now, endedAt: null, reportedIds: [] });

/** No muster takes half a day: one that old was forgotten. */
const longestMs = 12 * 3_600_000;

export function readMuster(text: string | null, now: Date): Muster | null {
  const kept = text === null ? null : musterIn(readJson(text));
  return kept && now.getTime() - kept.startedAt.getTime() < longestMs ? kept : null;
}

/** Dates are kept as text; a muster of another shape is none. */
function musterIn(kept: unknown): Muster | null {
  const { startedAt, endedAt, reportedIds }: Record<string, unknown> = { ...Object(kept) };
  const [started, ended] = [momentIn(startedAt), momentIn(endedAt)];
  if (!started || (endedAt !== null && !ended) || !Array.isArray(reportedIds)) return null;
  const areIds = reportedIds.every((id) => typeof id === "string" && isId(id));
  return areIds ? { startedAt: started, endedAt: ended, reportedIds } : null;
}

function momentIn(text: unknown): Date | null {
  const moment = new Date(typeof text === "string" ? text : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What a damaged storage left behind is no muster.
    return null;
  }
}

/** One person ticked, or the tick taken back. */
export function toggleReported(muster: Muster, profileId: string): Muster {
  const isReported = muster.reportedIds.includes(profileId);
  const reportedIds = isReported
    ? muster.reportedIds.filter((id) => id !== profileId)
    : [...muster.reportedIds, profileId];
  return { ...muster, reportedIds };
}

export interface MusterCount<Person> {
  /** On board by the list and not yet ticked. */
  missing: Person[];
  reported: Person[];
  /** Ashore by the list; they may turn up all the same. */
  ashore: Person[];
  expected: number;
}

export function countMuster<Person extends Pick<OnboardPerson, "id" | "isOnboard">>(
  people: readonly Person[],
  { reportedIds }: Pick<Muster, "reportedIds">,
): MusterCount<Person> {
  const isReported = ({ id }: Person) => reportedIds.includes(id);
  const unreported = people.filter((person) => !isReported(person));
  return {
    missing: unreported.filter(({ isOnboard }) => isOnboard),
    reported: people.filter(isReported),
    ashore: unreported.filter(({ isOnboard }) => !isOnboard),
    expected: people.filter(({ isOnboard }) => isOnboard).length,
  };
}

/** "3:07", "1:02:09" */
export function elapsedText(from: Date, to: Date): string {
  const seconds = Math.max(Math.floor((to.getTime() - from.getTime()) / 1000), 0);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
