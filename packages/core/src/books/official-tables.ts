import type { EntryType, Field, Line } from "../definitions/definition.ts";
import { answered, choice, figure, flag, ifFilled, instant, is, person, place, rows, text, the } from "./fields.ts";

/** The pages of an official log book that are tables of their own. */

const optional = { required: false } as const;

export const drill: EntryType = {
  code: "DRILL",
  title: "Musters, drills and training",
  fields: [
    instant("at", "Start"),
    instant("endedAt", "End"),
    place("place", "Place"),
    choice(
      "types",
      "Drills",
      {
        ...{
          muster: "Muster",
          abandon: "Abandon ship",
          fire: "Fire",
          MOB: "Man overboard",
          rescue_boat_launch: "Rescue boat launched",
        },
        ...{
          enclosed_space: "Enclosed space",
          emergency_steering: "Emergency steering",
          damage_control: "Damage control",
        },
        ...{ pollution_SOPEP: "Pollution (SOPEP)", security: "Security", medical: "Medical", blackout: "Blackout" },
        ...{
          training: "Training",
          LSA_inspection: "Life-saving appliances inspected",
          FFA_inspection: "Fire appliances inspected",
        },
      },
      { several: true },
    ),
    text("craft", "Boats and rafts used", { ...optional, longest: 200 }),
    rows("present", "Present", [person("who", "Person")], { required: true, most: 300 }),
    rows("absent", "Absent", [person("who", "Person"), text("reason", "Reason", { longest: 120 })], { most: 300 }),
    figure("passengers", "Passengers present", { least: "0", most: "500" }),
    text("details", "Details", { longest: 2000 }),
    text("deficiencies", "Deficiencies", { ...optional, longest: 2000 }),
  ],
  times: ["at", "endedAt"],
  rules: [
    {
      id: "endsBeforeStart",
      field: "endedAt",
      severity: "fault",
      holds: { left: { hours: ["at", "endedAt"] }, is: ">", right: { figure: "0" } },
    },
  ],
  lines: [
    {
      item: "",
      parts: [the("types"), " at ", the("place"), ", ", the("at"), " to ", the("endedAt"), ". ", the("details")],
    },
    {
      item: "",
      when: { filled: "present" },
      parts: [
        ...["Present: ", { each: "present", between: ", ", parts: [the("who")] }],
        ...[ifFilled("passengers", "; passengers ", the("passengers")), ifFilled("craft", "; used ", the("craft"))],
      ],
    },
    {
      item: "",
      when: { filled: "absent" },
      parts: ["Absent: ", { each: "absent", between: "; ", parts: [the("who"), " (", the("reason"), ")"] }],
    },
    { item: "", when: { filled: "deficiencies" }, parts: ["Deficiencies: ", the("deficiencies")] },
  ],
};

const parts = {
  ...{
    mainGear: "Main gear",
    auxiliaryGear: "Auxiliary gear",
    remoteControl: "Remote control",
    bridgePosition: "Position on the bridge",
  },
  ...{
    emergencyPower: "Emergency power",
    rudderIndicators: "Rudder indicators",
    powerFailureAlarms: "Power failure alarms",
  },
  ...{ fullMovement: "Full movement", communications: "Communications" },
};

const checks = Object.entries(parts).map(([key, label]) => flag(key, label, { required: true }));

export const steering: EntryType = {
  code: "STEERING_TEST",
  title: "Steering gear checks, tests and emergency drills",
  fields: [
    instant("at", "Time"),
    choice("type", "What was done", {
      check: "Check within twelve hours before departure",
      drill: "Emergency steering drill",
    }),
    ...checks,
    text("remarks", "Remarks", { required: { any: Object.keys(parts).map((key) => is(key, false)) }, longest: 1000 }),
  ],
  rules: [],
  lines: [
    { item: "", parts: [the("type"), " at ", the("at"), ifFilled("remarks", ". ", the("remarks"))] },
    { item: "", parts: ["In order: ", answered(checks)] },
  ],
};

const inspectors = rows(
  "inspectors",
  "Inspected by",
  [text("name", "Name", { longest: 80 }), text("rank", "Rank", { longest: 60 })],
  { required: true, most: 10 },
);
const inspectedBy: Line = {
  item: "",
  parts: ["Inspected by ", { each: "inspectors", between: ", ", parts: [the("name"), ", ", the("rank")] }],
};
const judged = { good: "Satisfactory", bad: "Not satisfactory" };

export const accommodation: EntryType = {
  code: "ACCOM_INSP",
  title: "Inspection of crew accommodation",
  fields: [
    instant("at", "Time"),
    inspectors,
    rows("areas", "Areas", [text("area", "Area", { longest: 80 })], { required: true }),
    choice("state", "State", judged),
    text("findings", "Findings", { required: is("state", "bad"), longest: 2000 }),
    text("actions", "Actions", { ...optional, longest: 2000 }),
  ],
  rules: [],
  lines: [
    {
      item: "",
      parts: [
        { each: "areas", between: ", ", parts: [the("area")] },
        ": ",
        the("state"),
        ifFilled("findings", ". ", the("findings")),
        ifFilled("actions", ". ", the("actions")),
      ],
    },
    inspectedBy,
  ],
};

const stores = [
  flag("stores", "Stores in order", { required: true }),
  flag("galley", "Galley in order", { required: true }),
  text("waterSource", "Where the water comes from", { ...optional, longest: 120 }),
];

export const foodAndWater: EntryType = {
  code: "FOOD_INSP",
  title: "Inspection of food and water",
  fields: [
    instant("at", "Time"),
    inspectors,
    choice("food", "Food", judged),
    choice("water", "Water", judged),
    ...stores,
    text("findings", "Findings", {
      required: { any: [is("food", "bad"), is("water", "bad"), is("stores", false), is("galley", false)] },
      longest: 2000,
    }),
  ],
  rules: [],
  lines: [
    { item: "", parts: ["Food ", the("food"), ", water ", the("water"), ifFilled("findings", ". ", the("findings"))] },
    { item: "", parts: [answered(stores)] },
    inspectedBy,
  ],
};

const mm = (key: string, label: string, required = true) =>
  figure(key, label, { unit: "mm", least: "-2000", most: "20000", required });

/** The allowance for fresh water shrinks with the density: allowance × (1025 − density) / 25. */
const densityAllowance: Field = {
  type: "computed",
  key: "densityAllowance",
  label: "Allowance for density",
  decimals: 0,
  unit: "mm",
  from: {
    quotient: [
      { product: [{ field: "allowance" }, { difference: [{ figure: "1025" }, { field: "density" }] }] },
      { figure: "25" },
    ],
  },
};

const port = text("port", "Port", { longest: 80 });
const density = figure("density", "Density of the water", {
  unit: "kg/m3",
  least: "1000",
  most: "1030",
  required: true,
});
const freeboards = [
  mm("portSide", "Freeboard, port"),
  mm("starboard", "Freeboard, starboard"),
  mm("required", "Freeboard required by zone and season"),
  figure("allowance", "Fresh water allowance", { unit: "mm", least: "0", most: "1000", required: true }),
];
const aboard = [
  figure("crew", "Crew on board", { least: "1", most: "500", required: true }),
  figure("passengers", "Passengers", { least: "0", most: "500", required: true }),
];

export const freeboard: EntryType = {
  code: "FREEBOARD",
  title: "Draughts and freeboards",
  fields: [
    instant("at", "Departure"),
    port,
    figure("draughtForward", "Draught forward", { decimals: 2, unit: "m", least: "0", most: "30", required: true }),
    figure("draughtAft", "Draught aft", { decimals: 2, unit: "m", least: "0", most: "30", required: true }),
    density,
    ...freeboards,
    ...aboard,
    {
      type: "computed",
      key: "meanDraught",
      label: "Mean draught",
      decimals: 2,
      unit: "m",
      from: { mean: [{ field: "draughtForward" }, { field: "draughtAft" }] },
    },
    {
      type: "computed",
      key: "mean",
      label: "Mean freeboard",
      decimals: 0,
      unit: "mm",
      from: { mean: [{ field: "portSide" }, { field: "starboard" }] },
    },
    densityAllowance,
    text("reason", "Reason where the marks are submerged", { ...optional, longest: 500 }),
  ],
  rules: [
    {
      id: "marksSubmerged",
      field: "mean",
      severity: "fault",
      when: { not: { filled: "reason" } },
      holds: {
        left: { field: "mean" },
        is: ">=",
        right: { difference: [{ field: "required" }, { field: "densityAllowance" }] },
      },
    },
  ],
  lines: [
    {
      item: "",
      parts: [
        "Draught ",
        the("draughtForward"),
        " m forward, ",
        the("draughtAft"),
        " m aft, mean ",
        the("meanDraught"),
        " m, density ",
        the("density"),
        ", mean freeboard ",
        the("mean"),
        " mm",
        ifFilled("reason", ", ", the("reason")),
      ],
    },
    { item: "", parts: [answered([port, ...freeboards, densityAllowance, ...aboard])] },
  ],
};

export const officialTables: readonly EntryType[] = [drill, steering, accommodation, foodAndWater, freeboard];
