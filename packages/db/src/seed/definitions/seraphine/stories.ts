import type { StoryDefinition } from "../../vessel-definition.ts";

/** What is under way on planned jobs. Times are ship's time. */
export const stories: StoryDefinition[] = [
  {
    title: "Generator 1, 500 h service",
    status: "in_progress",
    startedDaysAgo: 0,
    tasksDone: 5,
    permit: "LOTO-031",
    spentHours: 2.5,
    photos: ["oil-filter", "pressure-gauge", "oil-sample", "hour-meter"],
    comments: [
      {
        by: "second",
        daysAgo: 0,
        time: "10:02",
        body: "Magnet on the plug is clean. The belt shows two fine cracks by the tensioner, third photo. @Marek Nowak have we a spare?",
        mentions: ["chief"],
      },
      { by: "chief", daysAgo: 0, time: "10:26", body: "One on board, D1. Put it on now, I will order two more." },
    ],
  },
  {
    title: "OWS 15 ppm monitor, calibration check",
    status: "in_progress",
    startedDaysAgo: 1,
    tasksDone: 3,
    spentHours: 0.5,
    comments: [
      {
        by: "second",
        daysAgo: 1,
        time: "15:40",
        body: "Zero is right, but the alarm comes at 18 ppm. Cell cleaned twice. Test fluid ran out, new bottle is with the agent tomorrow.",
      },
    ],
  },
  { title: "Watermaker 2, replace 5 and 20 micron cartridges", status: "in_progress", startedDaysAgo: 0, tasksDone: 2 },
  {
    title: "Main engine S, raw-water impeller and cover",
    status: "waiting_parts",
    startedDaysAgo: 6,
    tasksDone: 1,
    waitingNote: "Cover scored, new one from Mar Diesel, about ten days",
    comments: [
      {
        by: "second",
        daysAgo: 6,
        time: "11:15",
        body: "Impeller is fine, but the cover has a groove of 0.6 mm. Not worth closing with the old one.",
      },
    ],
  },
  {
    title: "Combi oven, core probe reads high",
    status: "waiting_parts",
    startedDaysAgo: 3,
    waitingNote: "Probe 40.03.404 ordered, Rational Nice",
  },
  {
    title: "Anchor and chain P, range, measure and mark",
    status: "postponed",
    postponed: { by: "bosun", daysAgo: 9, days: 21, reason: "At anchor with guests until the end of the trip" },
  },
  {
    title: "Fresh-water tank P, open, clean and inspect",
    postponed: { by: "chief", daysAgo: 15, days: 14, reason: "Guests on board, both tanks needed" },
  },
  {
    title: "Quick-closing valves, close each by remote",
    postponed: {
      by: "chief",
      daysAgo: 7,
      days: 8,
      reason: "Both generators carry load during the charter, a closed valve would black out the vessel",
      riskReference: "RA-014",
    },
  },
  {
    title: "Teak decks, caulking and plugs, look over",
    postponed: { by: "bosun", daysAgo: 5, days: 10, reason: "Rain forecast for the whole week" },
  },
  {
    title: "Main switchboard, thermography and tightening",
    status: "postponed",
    postponed: { by: "chief", daysAgo: 20, days: 30, reason: "Thermographer free only after the boat show" },
  },
  {
    title: "Fan coils, clean filters and drip trays",
    status: "in_progress",
    startedDaysAgo: 2,
    spentHours: 2,
    comments: [
      {
        by: "eto",
        daysAgo: 2,
        time: "16:10",
        body: "Guest cabins done, saloons after the changeover. @Sofia Reyes can I have the owner's cabin on Thursday?",
        mentions: ["stew"],
      },
      { by: "stew", daysAgo: 2, time: "17:05", body: "Thursday from ten, yes." },
    ],
  },
  {
    title: "Sewage plant, dose and clean aeration pump",
    comments: [
      {
        by: "second",
        daysAgo: 8,
        time: "09:20",
        body: "Bacteria dose is going faster than it should, keep an eye on the bleach used in the cabins. @Chloé Laurent",
        mentions: ["chiefstew"],
      },
    ],
  },
  {
    title: "Liferafts, yearly service at station",
    comments: [
      {
        by: "mate",
        daysAgo: 12,
        time: "14:30",
        body: "Station in Antibes has a slot in the second week. Loan rafts confirmed.",
      },
    ],
  },
];
