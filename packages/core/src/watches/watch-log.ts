import type { Values } from "../definitions/definition.ts";
import type { TimeSpan } from "../rest/breach.ts";
import type { WatchPosition } from "./positions.ts";

/** What became of a watch. `missed`: it is over, and nobody wrote that they took it. */
export const watchStates = ["planned", "on", "done", "missed"] as const;
export type WatchState = (typeof watchStates)[number];

const minuteMs = 60_000;
/** Whoever relieves comes a little before the hour. */
export const earliestTakeOverMinutes = 30;
/** A watch that is handed over later than this was not handed over then. */
export const latestHandOverHours = 6;
/** What is written down later than this says so. */
export const lateAfterMinutes = 30;

interface LoggedTimes {
  readonly takenAt: Date;
  readonly endedAt: Date | null;
}

/** @param log absent while nobody took it over */
export function watchStateOf({ until }: TimeSpan, log: LoggedTimes | null, now: Date): WatchState {
  if (log) return log.endedAt === null ? "on" : "done";
  return until > now ? "planned" : "missed";
}

export const isLate = (happenedAt: Date, writtenAt: Date): boolean =>
  writtenAt.getTime() - happenedAt.getTime() > lateAfterMinutes * minuteMs;

/** How far apart rounds are, where a position has any. */
const roundMinutes: Partial<Readonly<Record<WatchPosition, number>>> = {
  bridge: 60,
  engine: 60,
  anchor: 60,
  gangway: 120,
  security: 60,
};

/** When rounds were due and none was made: each stretch of the watch as long as the rounds are apart asks for one. */
export function missedRounds(
  position: WatchPosition,
  { from, until }: TimeSpan,
  rounds: readonly { readonly madeAt: Date }[],
): TimeSpan[] {
  const minutes = roundMinutes[position];
  if (minutes === undefined) return [];
  const step = minutes * minuteMs;
  const count = Math.floor((until.getTime() - from.getTime()) / step);
  const stretches = Array.from({ length: count }, (_, index): TimeSpan => {
    const begins = new Date(from.getTime() + index * step);
    return { from: begins, until: new Date(begins.getTime() + step) };
  });
  return stretches.filter(({ from: begins, until: ends }) =>
    rounds.every(({ madeAt }) => madeAt < begins || madeAt > ends),
  );
}

export const mostRounds = 60;

/** A handover that was signed and replaced by a later one; instants as ISO 8601. */
export interface EarlierHandover {
  readonly handoverId: string;
  readonly endedAt: string;
  readonly handedAt: string;
  readonly values: Values;
}
export const mostHandovers = 20;
