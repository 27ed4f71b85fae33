import type { RoundDefinition } from "../../round-definition.ts";

export const rounds: RoundDefinition[] = [
  {
    name: "Engine room, morning",
    department: "engineering",
    by: "chief",
    meters: [
      "Generator 1",
      "Generator 2",
      "Main engine P",
      "Gearbox P",
      "Main engine S",
      "Gearbox S",
      "Fuel separator",
      "Oily water separator",
      "Watermaker 1",
      "Watermaker 2",
      "Sewage plant",
    ],
  },
  {
    name: "Hotel machinery, weekly",
    department: "engineering",
    by: "chief",
    meters: ["Chiller 1", "Chiller 2", "Refrigeration plant", "Stabiliser hydraulic unit", "Bow thruster"],
  },
  {
    name: "Tenders and toys",
    department: "deck",
    by: "bosun",
    meters: ["Tender, DieselJet 625", "Outboard, crew tender", "Jet ski 1", "Jet ski 2", "Dive compressor"],
  },
];
