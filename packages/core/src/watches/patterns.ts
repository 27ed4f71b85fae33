/** How the day is cut into watches. `own`: the plan says its hours itself. */
export const watchPatterns = ["fourOnEightOff", "dogWatches", "sixOnSixOff", "threeHours", "gangway", "own"] as const;
export type WatchPattern = (typeof watchPatterns)[number];

/** Full hours of the ship's clock at which a watch begins. With seven watches a day, three people stand others each day. */
const hoursOf: Readonly<Record<Exclude<WatchPattern, "own">, readonly number[]>> = {
  fourOnEightOff: [0, 4, 8, 12, 16, 20],
  dogWatches: [0, 4, 8, 12, 16, 18, 20],
  sixOnSixOff: [0, 6, 12, 18],
  threeHours: [0, 3, 6, 9, 12, 15, 18, 21],
  gangway: [0, 4, 8, 12, 18],
};

export const beginningsOf = (pattern: WatchPattern, ownHours: readonly number[]): readonly number[] =>
  pattern === "own" ? [...new Set(ownHours)].toSorted((one, other) => one - other) : hoursOf[pattern];
