import type { TaskGroupDefinition, WorklistDefinition } from "../../worklist-definition.ts";

export const worklists: WorklistDefinition[] = [
  {
    name: "Yard stay, La Ciotat",
    kind: "yard",
    description: "Haul-out for shaft and bottom. Quote 24-118 of the yard; owner agreed to items 1 to 5 only.",
    startsInDays: -2,
    endsInDays: 19,
    by: "chief",
    madeDaysAgo: 40,
    frozenDaysAgo: 2,
    sharedWith: ["yard"],
    jobs: [
      {
        title: "Yard stay: hull wash and antifouling touch-up",
        note: "Colour as last time, two coats at the waterline.",
      },
      { title: "Yard stay: pull port shaft for bearing wear", note: "Measure before pulling; class attends." },
      { title: "Condition of class: sounding pipe cap, void 3" },
      { title: "Class, annual survey: prepare list and spaces", note: "Surveyor on the Thursday." },
      { title: "S-band radar, bearing noise in the turning unit", note: "Mast access by the yard's cherry picker." },
      { title: "Side boarding ladder, platform hinge worn", additional: true, sharedWith: ["yard"] },
      { title: "Passerelle, hydraulic hose weeping at second joint", additional: true },
    ],
  },
  {
    name: "Hydraulics, Ana Duarte",
    kind: "contractor",
    description: "Day rate, two visits. Invoice to the office.",
    startsInDays: 1,
    endsInDays: 6,
    by: "chief",
    madeDaysAgo: 6,
    sharedWith: ["contractor"],
    jobs: [
      { title: "Passerelle, hydraulic hose weeping at second joint", note: "Spare hose stays on board." },
      {
        title: "Hydraulic pump, deck 2, does not build pressure",
        note: "Pump bench is free in the afternoon.",
        sharedWith: ["contractor"],
      },
      { title: "Tender, steering stiff to port" },
    ],
  },
  {
    name: "Before the passage to Antigua",
    kind: "passage",
    startsInDays: 24,
    endsInDays: 38,
    by: "captain",
    madeDaysAgo: 3,
    jobs: [
      { title: "Stabiliser fin S, replace lower shaft seal", note: "Or reduced angle all the way." },
      { title: "S-band radar, bearing noise in the turning unit" },
      { title: "Hydraulic pump, deck 2, does not build pressure" },
      { title: "Main saloon, television drops the picture" },
      { title: "VIP cabin, fan coil rattles at night speed" },
    ],
  },
];

export const taskGroups: TaskGroupDefinition[] = [
  {
    name: "Enclosed space entry",
    by: "chief",
    tasks: [
      "Permit written, valid until stated",
      "Isolate and lock lines into the space",
      "Ventilate for at least 30 minutes",
      "Test oxygen, explosive gas, carbon monoxide and hydrogen sulphide",
      "Attendant at the entrance, radio checked",
      "Rescue set and lifeline at the entrance",
      "Count tools and people out, close the space, close the permit",
    ],
  },
  {
    name: "Lock out and tag out, electrical",
    department: "engineering",
    by: "chief",
    tasks: [
      "Tell bridge and users of the circuit",
      "Open breaker, fit lock and tag with name and time",
      "Prove dead with a tester that was proved before and after",
      "Discharge capacitors",
      "Remove own lock only, energise, log the time",
    ],
  },
  {
    name: "Pump, renew shaft seal",
    department: "engineering",
    by: "chief",
    tasks: [
      "Close suction and discharge, drain",
      "Mark coupling, draw the impeller",
      "Check shaft for scoring, renew sleeve where worn",
      "Fit seal clean and dry, no grease on the faces",
      "Prime, run, watch for a drop in 15 minutes",
    ],
  },
  {
    name: "Work aloft or overside",
    department: "deck",
    by: "bosun",
    tasks: [
      "Radar, horn and antennas off, tags on the switches",
      "Harness and lanyard inspected",
      "Bosun's chair and gantline load-tested",
      "Flag and light signals if overside, tell the port",
      "Second person on deck with radio",
    ],
  },
  {
    name: "Guest cabin handover",
    department: "interior",
    by: "chiefstew",
    tasks: [
      "Lights, blinds and curtains, all scenes",
      "Water hot within 20 seconds, drains free",
      "Air conditioning to 21 degrees, noise at night speed",
      "Television, remote control, charging points",
      "Safe opened and reset, slippers, torch, lifejackets",
    ],
  },
];
