import type { PlanDefinition } from "../../vessel-definition.ts";

const weeks = (n: number) => ({ n, unit: "week" as const });
const months = (n: number) => ({ n, unit: "month" as const });
const years = (n: number) => ({ n, unit: "year" as const });
const critical = { priority: "critical", critical: true } as const;

/** Tests of stand-by arrangements and of equipment that is not in continuous use (ISM Code 10.3). */
export const criticalTests: PlanDefinition[] = [
  {
    on: ["Engine control unit P", "Engine control unit S"],
    title: "test emergency stop and local control",
    every: months(6),
    ...critical,
    assignees: ["eto", "second"],
    estimateHours: 1,
  },
  {
    on: ["Steering pump 1", "Steering pump 2"],
    title: "hard over to hard over, alone",
    every: months(1),
    ...critical,
    assignees: ["second"],
    estimateHours: 0.5,
    findings: ["35° to 30° in 21 s. No leaks.", "35° to 30° in 22 s. Oil level normal."],
  },
  {
    on: ["Emergency steering"],
    title: "drill from the steering-gear room",
    every: months(3),
    mode: "fixed",
    ...critical,
    signature: "completer",
    tasks: ["Talk with the bridge", "Change over", "Steer by hand both ways", "Change back"],
    assignees: ["second"],
    estimateHours: 0.7,
  },
  {
    on: ["GMDSS batteries"],
    title: "voltage on load",
    every: weeks(1),
    ...critical,
    assignees: ["eto"],
    estimateHours: 0.2,
  },
  {
    on: ["Dead-man alarm, engine room", "Navigation light panel", "Horn"],
    title: "function test",
    every: months(1),
    ...critical,
    assignees: ["eto"],
    estimateHours: 0.3,
  },
  {
    on: ["15 ppm monitor"],
    title: "test with fresh water and with oil",
    every: months(1),
    ...critical,
    assignees: ["second"],
    estimateHours: 0.5,
    findings: ["Alarm and three-way valve at 15 ppm, back at once."],
  },
  {
    on: ["Bilge pump 1", "Bilge pump 2"],
    title: "run from every suction",
    every: months(3),
    ...critical,
    assignees: ["second"],
    estimateHours: 1,
  },
  {
    on: ["Bilge alarm, engine room", "Bilge alarm, lazarette", "Bilge alarm, bow thruster room"],
    title: "lift the float",
    every: months(1),
    ...critical,
    assignees: ["second"],
    estimateHours: 0.2,
  },
  {
    on: ["Fixed fire-fighting, engine room"],
    title: "check cabinet, seals and delay alarm",
    every: months(3),
    ...critical,
    department: "engineering",
    signature: "both",
    assignees: ["chief"],
    estimateHours: 0.7,
  },
  {
    on: [
      "Fire damper, engine room supply p",
      "Fire damper, engine room supply s",
      "Fire damper, engine room exhaust",
      "Fire damper, galley exhaust",
    ],
    title: "close and open by remote",
    every: months(3),
    ...critical,
    assignees: ["second"],
    estimateHours: 0.2,
  },
  {
    on: ["Watertight door, engine room", "Watertight door, crew corridor"],
    title: "close from the bridge and by hand pump",
    every: months(1),
    ...critical,
    assignees: ["bosun"],
    estimateHours: 0.3,
  },
  {
    on: ["Radars", "Radar, S-band", "ECDIS 1", "ECDIS 2", "Gyro compass", "AIS"],
    title: "performance check",
    every: months(3),
    ...critical,
    assignees: ["mate"],
    estimateHours: 0.4,
  },
  {
    on: ["VHF 1", "VHF 2", "Inmarsat C", "NAVTEX", "GMDSS hand-held radios"],
    title: "monthly radio test",
    every: months(1),
    ...critical,
    assignees: ["mate"],
    estimateHours: 0.3,
  },
  {
    on: ["SART 2"],
    title: "self-test and battery date",
    every: months(1),
    ...critical,
    assignees: ["mate"],
    estimateHours: 0.2,
  },
];

const opened = (machine: string, no: string, dueInDays: number): PlanDefinition => ({
  on: [machine],
  title: "open up for CMS",
  every: years(5),
  kind: "class",
  priority: "high",
  department: "engineering",
  classItem: [no, "cms"],
  dueInDays,
  assignees: ["chief"],
  estimateHours: 8,
});

/** Opened up one after the other over five years, so that class sees about a fifth of them each year. */
export const continuousSurvey: PlanDefinition[] = [
  opened("Fire pump", "M-21.1", 9),
  opened("Bilge pump 1", "M-22.1", 64),
  opened("Bilge pump 2", "M-22.2", 410),
  opened("Steering pump 1", "M-31.1", 655),
  opened("Steering pump 2", "M-31.2", 1020),
  opened("Emergency generator", "E-02.1", 1310),
];
