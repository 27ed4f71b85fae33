import type { WatchesDefinition } from "../../watch-definition.ts";

/** At anchor off Calvi, the night passage home, and the gangway in Antibes; who stands a watch has no day work beside it. */
export const watches: WatchesDefinition = {
  by: "mate",
  plans: [
    {
      ...{ name: "Calvi, at anchor", fromDaysAgo: 18, days: 3, pattern: "fourOnEightOff" },
      legs: [{ state: "anchor", day: 0, time: "00:00" }],
      teams: [{ position: "anchor", keys: ["bosun", "deckhand", "mate"] }],
      otherwise: [
        { position: "anchor", at: 4, went: "roundLeftOut" },
        { position: "anchor", at: 10, went: "missed" },
      ],
    },
    {
      ...{ name: "Calvi to Antibes", fromDaysAgo: 5, days: 2, pattern: "fourOnEightOff" },
      legs: [
        { state: "anchor", day: 0, time: "00:00" },
        { state: "passage", day: 0, time: "20:00" },
        { state: "port", day: 1, time: "08:00" },
      ],
      teams: [
        { position: "anchor", keys: ["bosun", "mate", "deckhand"] },
        { position: "bridge", keys: ["captain", "mate", "bosun"] },
        { position: "engine", keys: ["chief", "second", "eto"] },
      ],
      otherwise: [{ position: "engine", at: 2, went: "unsigned" }],
    },
    {
      ...{ name: "Antibes, alongside", fromDaysAgo: 2, days: 7, pattern: "gangway" },
      legs: [{ state: "port", day: 0, time: "00:00" }],
      teams: [{ position: "gangway", keys: ["bosun", "eto", "deckhand2"] }],
      otherwise: [{ position: "gangway", at: 3, went: "roundLeftOut" }],
    },
    {
      ...{ name: "Antibes to Bonifacio", fromDaysAgo: -9, days: 2, pattern: "dogWatches", isDraft: true },
      legs: [
        { state: "passage", day: 0, time: "08:00" },
        { state: "anchor", day: 1, time: "10:00" },
      ],
      teams: [
        { position: "bridge", keys: ["captain", "mate", "bosun"] },
        { position: "anchor", keys: ["bosun", "mate", "deckhand"] },
      ],
    },
  ],
  handovers: {
    anchor: [
      {
        ...{
          mooring: "anchor",
          chain: "95",
          depth: "18.5",
          holding: "Citadel 112°, Revellata light 287°; holding well",
        },
        ...{ weather: "SW 3, easing; glass steady", ordersRead: true },
      },
      {
        ...{ mooring: "anchor", chain: "110", depth: "18.2", holding: "Bearings unchanged since the wind went round" },
        ...{ weather: "W 5, gusts 24 kn off the headland", visitors: "Tender in, nobody ashore", ordersRead: true },
        notes: "Veered 15 m at the first gusts. Call the captain above 28 kn.",
      },
    ],
    bridge: [
      {
        ...{ course: "318", speed: "11.5", traffic: "Ferry Calvi to Nice crossing ahead, passes at 2 nm" },
        ...{ weather: "SW 3, visibility good", equipment: "All lights burn; radar 2 on standby", ordersRead: true },
      },
      {
        ...{ course: "322", speed: "11.0", traffic: "Fishing boats off Cap d’Antibes, on the port bow" },
        ...{ weather: "SW 2, haze over the land", ordersRead: true, notes: "Call the captain at 5 nm from the cape." },
      },
    ],
    engine: [
      {
        ...{ mode: "running", rpm: "1450", machinery: "Both main engines, generator 1, watermaker 1" },
        ...{ tanks: "Day tank 78 %; bilges dry", ordersRead: true },
      },
      {
        ...{ mode: "running", rpm: "1380", machinery: "Both main engines, generator 2" },
        ...{ alarms: "Generator 1: coolant temperature high, cleared after the strainer", ordersRead: true },
      },
    ],
    gangway: [
      {
        ...{ mooring: "alongside", holding: "Stern lines doubled; fenders at the quay checked" },
        ...{ visitors: "Agent at ten; hydraulics engineer on the passerelle until noon", ordersRead: true },
      },
      {
        ...{ mooring: "alongside", holding: "Springs adjusted for the swell", visitors: "Chef ashore until ten" },
        ...{ weather: "E 2, swell from the entrance", ordersRead: true, notes: "Shore power tripped once, reset." },
      },
    ],
  },
};
