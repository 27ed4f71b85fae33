import type { PlanDefinition } from "../../vessel-definition.ts";

/** Work without a date: it waits for a measured value to leave its limits, or for something to happen. */
export const waitingPlans: PlanDefinition[] = [
  {
    on: ["Generator 2"],
    title: "check alignment and mounts",
    waitsFor: {
      measured: {
        name: "Vibration, drive end",
        unit: "mm/s",
        max: 7.1,
        values: [
          { daysAgo: 93, value: 4.2 },
          { daysAgo: 62, value: 4.6 },
          { daysAgo: 31, value: 5.9 },
          { daysAgo: 2, value: 8.4 },
        ],
      },
      withinDays: 14,
    },
    tasks: ["Mounts and bolts", "Coupling", "Run-out of the flywheel", "Measure again"],
    assignees: ["second"],
    estimateHours: 4,
  },
  {
    on: ["Steering gear"],
    title: "renew the hydraulic oil",
    waitsFor: {
      measured: {
        name: "Water in oil",
        unit: "ppm",
        max: 500,
        values: [
          { daysAgo: 180, value: 180 },
          { daysAgo: 88, value: 210 },
        ],
      },
      withinDays: 7,
    },
    assignees: ["second"],
    estimateHours: 3,
  },
  {
    on: ["Sea chest P"],
    title: "look at grids and shell after touching ground",
    waitsFor: { event: "after_grounding", withinDays: 1 },
    kind: "inspection",
    priority: "high",
    tasks: ["Divers along the keel", "Tank soundings", "Log and photos to the office"],
    assignees: ["chief"],
    estimateHours: 5,
  },
  {
    on: ["Swim platform"],
    title: "make ready for guests",
    waitsFor: { event: "before_charter", withinDays: 2 },
    assignees: ["bosun"],
    estimateHours: 2,
  },
  {
    on: ["Mast"],
    title: "look over fittings after heavy weather",
    waitsFor: { event: "heavy_weather", withinDays: 10, toldDaysAgo: 1, note: "Mistral, 45 kn off Cap Corse" },
    kind: "inspection",
    department: "deck",
    tasks: ["Aerials and brackets", "Lights", "Halyards"],
    assignees: ["bosun"],
    estimateHours: 1.5,
  },
];
