import type { CountDefinition } from "../../counts-definition.ts";

export const counts: CountDefinition[] = [
  {
    name: "Cabinet C, before the yard period",
    place: "Engine room, cabinet C",
    daysAgo: 41,
    hour: 14,
    isBlind: true,
    countedBy: ["chief", "second"],
    differences: { "3S-9643": -3, "8T-4121": -2, "6L-2283": 1 },
    postedBy: "chief",
  },
  {
    name: "Bow store, quarterly",
    place: "Bow store",
    daysAgo: 0,
    hour: 9,
    isBlind: true,
    countedBy: ["bosun", "deckhand"],
    lines: 12,
    differences: {},
  },
];
