import { choice, figure, flag, position, text } from "../books/fields.ts";
import type { EntryType, Facts, Field } from "../definitions/definition.ts";
import type { WatchPosition } from "./positions.ts";

/** What is told of a watch to whoever takes the next; STCW A-VIII/2 part 4 says of what an officer who relieves is informed. */

const optional = { required: false } as const;
const notes = text("notes", "Notes for the next watch", { ...optional, longest: 2000 });
const standingOrders = flag("ordersRead", "Standing and night orders read");

const bridge: readonly Field[] = [
  position("position", "Position", optional),
  figure("course", "Course", { unit: "deg", least: "0", most: "360", decimals: 1 }),
  figure("speed", "Speed", { unit: "kn", least: "0", most: "60", decimals: 1 }),
  text("traffic", "Traffic and dangers", { ...optional, longest: 1000 }),
  text("weather", "Weather and visibility", { ...optional, longest: 500 }),
  text("equipment", "Lights, instruments and what does not work", { ...optional, longest: 1000 }),
  standingOrders,
  notes,
];

const engine: readonly Field[] = [
  choice("mode", "Main engines", { running: "Running", standby: "Standby", stopped: "Stopped" }),
  figure("rpm", "Revolutions", { unit: "rpm", least: "0", most: "5000" }),
  text("machinery", "Machinery running", { ...optional, longest: 1000 }),
  text("alarms", "Alarms and defects", { ...optional, longest: 1000 }),
  text("tanks", "Tanks, bilges and transfers", { ...optional, longest: 1000 }),
  standingOrders,
  notes,
];

const aboard: readonly Field[] = [
  choice("mooring", "Lying", { anchor: "At anchor", alongside: "Alongside", buoy: "At a buoy" }),
  figure("chain", "Chain out", { unit: "m", least: "0", most: "1000" }),
  figure("depth", "Depth", { unit: "m", least: "0", most: "2000", decimals: 1 }),
  text("holding", "Anchor bearings, or lines and fenders", { ...optional, longest: 1000 }),
  text("weather", "Weather and forecast", { ...optional, longest: 500 }),
  text("visitors", "Who is ashore, visitors and work aboard", { ...optional, longest: 1000 }),
  standingOrders,
  notes,
];

const form = (code: string, title: string, fields: readonly Field[]): EntryType => ({ code, title, fields, rules: [] });

export const handoverForms = {
  bridge: form("bridge", "Handover of the bridge", bridge),
  engine: form("engine", "Handover of the engine room", engine),
  aboard: form("aboard", "Handover of anchor or gangway", aboard),
} as const;
export type HandoverForm = keyof typeof handoverForms;

const formOf: Readonly<Record<WatchPosition, HandoverForm>> = {
  bridge: "bridge",
  lookout: "bridge",
  engine: "engine",
  anchor: "aboard",
  gangway: "aboard",
  security: "aboard",
  tender: "aboard",
};

/** By which form a position is handed over. */
export const handoverFormOf = (position: WatchPosition): HandoverForm => formOf[position];

/** Handovers ask for nothing that stands elsewhere. */
export const handoverFacts: Facts = { tanks: new Map(), figures: {}, flags: {} };
