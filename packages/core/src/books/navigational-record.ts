import type { Column, EntryType, Field, Part } from "../definitions/definition.ts";
import { nauticalMilesBetween } from "../definitions/position.ts";
import { answered, choice, figure, ifFilled, instant, is, person, place, position, text, the } from "./fields.ts";
import { weather } from "./weather.ts";

/** Record of navigational activities and incidents (SOLAS V/28, A.916(22)): enough to restore the voyage. */

const optional = { required: false } as const;
const state = { good: "In order", bad: "Not in order" };
const checked: Readonly<Record<string, string>> = {
  ...{ controls: "Controls", steering: "Steering gear", navigation: "Navigation equipment", radio: "Radio equipment" },
};
const draught = (key: string, label: string): Field =>
  figure(key, label, { decimals: 2, unit: "m", least: "0", most: "30", required: true });

const stability = choice("stability", "Stability and stress", state);
const checks = Object.entries(checked).map(([key, label]) => choice(key, label, state));

/** The groups of the resolution are marked in the first column. */
const columnsOf = (group: string, record: readonly Part[], more: readonly Column[] = []): readonly Column[] => [
  { title: "Group", parts: [group] },
  { title: "Time", parts: [the("at")] },
  { title: "Record", parts: record },
  ...more,
  { title: "Officer", parts: [the("by")] },
];

const before: EntryType = {
  code: "BEFORE",
  title: "Before the voyage",
  fields: [
    instant("at", "Time"),
    place("place", "Place"),
    text("manning", "Manning and provisioning", { longest: 500 }),
    text("cargo", "Cargo", { ...optional, longest: 500 }),
    draught("draughtForward", "Draught forward"),
    draught("draughtAft", "Draught aft"),
    stability,
    ...checks,
    text("remarks", "Remarks", {
      required: { any: ["stability", ...Object.keys(checked)].map((key) => is(key, "bad")) },
      longest: 1000,
    }),
    person("by", "Officer"),
  ],
  rules: [],
  columns: columnsOf("Before the voyage", [
    ...[the("place"), ": draught ", the("draughtForward"), " m forward, ", the("draughtAft"), " m aft; "],
    ...[the("manning"), ifFilled("cargo", "; cargo: ", the("cargo")), ". ", answered([stability, ...checks])],
    ifFilled("remarks", ". ", the("remarks")),
  ]),
};

const during: EntryType = {
  code: "DURING",
  title: "During the voyage",
  fields: [
    instant("at", "Time"),
    position("position", "Position"),
    choice("fixedBy", "Fixed by", { GNSS: "GNSS", radar: "Radar", visual: "Visual", DR: "Dead reckoning" }),
    figure("course", "Course steered", { decimals: 1, unit: "deg", least: "0", most: "359.9", required: true }),
    figure("speed", "Speed", { decimals: 1, unit: "kn", least: "0", most: "60" }),
    figure("distance", "Distance sailed", { decimals: 1, unit: "nm", least: "0", most: "999.9" }),
    ...weather,
    text("remarks", "Changes to the plan, pilots, routeing schemes, reporting", { ...optional, longest: 1000 }),
    person("by", "Officer of the watch"),
  ],
  rules: [],
  columns: columnsOf(
    "During the voyage",
    [
      ...[the("position"), " (", the("fixedBy"), "), course ", the("course")],
      ...[ifFilled("speed", ", ", the("speed"), " kn"), ifFilled("distance", ", ", the("distance"), " nm sailed")],
      ifFilled("remarks", ". ", the("remarks")),
    ],
    [{ title: "Weather", parts: [answered(weather)] }],
  ),
};

const told = (code: string, title: string, asks: string, more: readonly Field[] = []): EntryType => ({
  code,
  title,
  fields: [
    instant("at", "Time"),
    place("place", "Place or position"),
    ...more,
    text("narrative", asks, { longest: 4000 }),
    person("by", "Officer"),
  ],
  rules: [],
  columns: columnsOf(title, [the("place"), ": ", { joined: [the("narrative"), answered(more)], between: ". " }]),
});

export const navigationalRecord: readonly EntryType[] = [
  before,
  during,
  told("SPECIAL", "Special event", "Deaths and injuries, malfunctions, hazards, emergencies, distress messages"),
  told("ANCHOR_PORT", "At anchor or in port", "Operation, administration, safety and security"),
  told("DAILY_REPORT", "Daily report to the company", "Conditions that affect the voyage", [
    figure("course", "Course", { decimals: 1, unit: "deg", least: "0", most: "359.9" }),
    figure("speed", "Speed", { decimals: 1, unit: "kn", least: "0", most: "60" }),
  ]),
];

export interface TrackPoint {
  readonly at: string;
  readonly position: { readonly lat: string; readonly lon: string };
}

export interface TrackFault {
  readonly at: string;
  readonly code: "gap" | "tooFast";
}

/** What keeps the track from being drawn again: too long without a row, or faster than she can be. Hours and knots. */
export function trackFaults(points: readonly TrackPoint[], longestGapHours = 1, fastestKnots = 60): TrackFault[] {
  return points.slice(1).flatMap((point, index): TrackFault[] => {
    const last = points[index];
    if (!last) return [];
    const hours = (Date.parse(point.at) - Date.parse(last.at)) / 3_600_000;
    const knots = hours > 0 ? nauticalMilesBetween(last.position, point.position) / hours : 0;
    if (knots > fastestKnots) return [{ at: point.at, code: "tooFast" }];
    return hours > longestGapHours ? [{ at: point.at, code: "gap" }] : [];
  });
}
