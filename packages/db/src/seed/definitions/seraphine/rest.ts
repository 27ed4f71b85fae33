import type { RestDefinition } from "../../rest-definition.ts";

const day = ["08:00-12:00", "13:00-17:30"] as const;
const interior = ["07:00-11:00", "12:00-14:30", "18:00-21:00"] as const;
const galley = ["06:30-10:00", "11:00-13:30", "17:00-20:30"] as const;

/** Two limits were broken in these weeks: a tender run until half past midnight before an early wash-down, and a long dinner. */
export const rest: RestDefinition = {
  days: {
    captain: ["08:30-12:30", "14:00-18:00"],
    mate: day,
    bosun: day,
    deckhand: day,
    deckhand2: day,
    chief: ["07:30-12:00", "13:00-17:00"],
    second: day,
    eto: day,
    chiefstew: interior,
    stew: interior,
    stew2: interior,
    chef: galley,
    souschef: galley,
  },
  others: [
    {
      of: "deckhand2",
      daysAgo: 9,
      work: ["08:00-13:00", "13:30-18:00", "20:30-24:00"],
      remark: "Tender to half past midnight",
    },
    { of: "deckhand2", daysAgo: 8, work: ["00:00-00:30", "06:00-12:00"], remark: "Early wash-down" },
    { of: "stew", daysAgo: 16, work: ["07:00-11:00", "12:00-15:00", "17:00-24:00"], remark: "Guest dinner" },
    { of: "stew", daysAgo: 15, work: ["06:00-11:00", "12:00-14:00"] },
    ...["captain", "mate", "bosun", "deckhand", "deckhand2", "chief", "second"].map((of) => ({
      ...{ of, daysAgo: 20, work: day, drill: "10:00-11:00" },
      grounds: "Fire drill and abandon ship",
    })),
    { of: "mate", daysAgo: 4, work: day, remark: "Arrived Antibes" },
  ],
};
