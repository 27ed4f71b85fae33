/** The rules, in the order in which breaches are listed. */
export const restRules = [
  "REST_24H",
  "REST_7D",
  "WORK_24H",
  "WORK_7D",
  "PERIODS_24H",
  "LONGEST_6H",
  "INTERVAL_14H",
  "YOUNG_8H",
  "YOUNG_40H",
  "YOUNG_NIGHT",
] as const;
export type RestRule = (typeof restRules)[number];

/** Where a flag lets seafarers go below the weekly rest, or divide the daily rest further. STCW A-VIII/1.9; MLC A2.3.13. */
export type RestExceptions = {
  /** What allows them: the flag's paper, or the collective agreement. */
  reference: string;
  minRest7d: number;
  maxPeriods: number;
  maxWeeks: number;
  /** The time between two periods of exceptions, as a multiple of the first. */
  pauseFactor: number;
  /** 24-hour periods with divided rest in any seven days. */
  maxDividedDays: number;
};

/** What is asked of hours of rest, in minutes. All limits are inclusive. */
export type RestRegime = {
  /** A flag limits either; the division of rest (MLC A2.3.6) holds under both. MLC A2.3.2, A2.3.5. */
  limits: "rest" | "work";
  minRest24h: number;
  minRest7d: number;
  maxWork24h: number;
  maxWork7d: number;
  maxPeriods: number;
  minLongestPeriod: number;
  maxInterval: number;
  /** A shorter break counts as rest, but is no period and does not end a duty. The rules name none; 0 is their bare wording. */
  minPeriod: number;
  /** `best`: the daily rest lies within the longest periods. `count`: there are no more periods, however long. */
  periodRule: "best" | "count";
  exceptions: RestExceptions | null;
  sources: Readonly<Record<RestRule, string>>;
};

const hours = (count: number) => count * 60;

const young = {
  YOUNG_8H: "MLC 2006 B2.3.1.1(a)",
  YOUNG_40H: "MLC 2006 B2.3.1.1(a)",
  YOUNG_NIGHT: "MLC 2006 A1.1.2",
} as const;

/** The Maritime Labour Convention, with limits of rest. */
export const mlcRest: RestRegime = {
  limits: "rest",
  minRest24h: hours(10),
  minRest7d: hours(77),
  maxWork24h: hours(14),
  maxWork7d: hours(72),
  maxPeriods: 2,
  minLongestPeriod: hours(6),
  maxInterval: hours(14),
  minPeriod: hours(1),
  periodRule: "best",
  exceptions: null,
  sources: {
    REST_24H: "MLC 2006 A2.3.5(b)(i)",
    REST_7D: "MLC 2006 A2.3.5(b)(ii)",
    WORK_24H: "MLC 2006 A2.3.5(a)(i)",
    WORK_7D: "MLC 2006 A2.3.5(a)(ii)",
    PERIODS_24H: "MLC 2006 A2.3.6",
    LONGEST_6H: "MLC 2006 A2.3.6",
    INTERVAL_14H: "MLC 2006 A2.3.6",
    ...young,
  },
};

/** The same Convention where the flag chose limits of work, which leave 96 hours of rest in seven days. */
export const mlcWork: RestRegime = { ...mlcRest, limits: "work" };

/** Watchkeepers, and people with duties of safety, security or pollution: rest alone. STCW Code A-VIII/1. */
export const stcw: RestRegime = {
  ...mlcRest,
  sources: {
    ...mlcRest.sources,
    REST_24H: "STCW A-VIII/1.2.1",
    REST_7D: "STCW A-VIII/1.2.2",
    PERIODS_24H: "STCW A-VIII/1.3",
    LONGEST_6H: "STCW A-VIII/1.3",
    INTERVAL_14H: "STCW A-VIII/1.3",
  },
};

/** What STCW A-VIII/1.9 leaves to flags. The 10 hours in 24 stay as they are. */
export function stcwExceptions(reference: string): RestExceptions {
  return { reference, minRest7d: hours(70), maxPeriods: 3, maxWeeks: 2, pauseFactor: 2, maxDividedDays: 2 };
}

/** Limits for those under 18, in minutes. MLC A1.1.2 and Guideline B2.3.1. */
export const youngLimits = {
  maxWorkDay: hours(8),
  maxWorkWeek: hours(40),
  minNight: hours(9),
  nightEndMinute: hours(5),
};
