import { chainInstant } from "@ymp/core/books/book-chain";
import type { Values } from "@ymp/core/definitions/definition";
import { DeskBook } from "../../../build/desk-book.ts";
import type { Desk } from "../../../build/ships-books.ts";
import { bunkeredAt, litresAt } from "./fuel.ts";
import { isInYard, passageOn, portOn, positionOn, wave, yearBegun } from "./voyages.ts";

const hoursAtSea = [8, 12, 16, 20] as const;
const hoursInPort = [8, 20] as const;

/** Sea log and port log: they take turns, and the fuel is reckoned from round to round over both. */
export function writeMachineryRounds(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const begun = { place: "Antibes", linesPerPage: 12 };
  const sea = new DeskBook(desk, { kind: "sea", number: "SL-2025-01", at: daysAgo(yearBegun, 7), ...begun });
  const port = new DeskBook(desk, { kind: "port", number: "PL-2025-01", at: daysAgo(yearBegun, 7.2), ...begun });
  let last: number | undefined;
  for (let days = yearBegun; days >= 0; days -= 1) {
    const isAtSea = passageOn(days) !== undefined;
    const volume = isAtSea ? sea : port;
    for (const hour of isAtSea ? hoursAtSea : hoursInPort) {
      if (days === 0 && hour > 10) continue;
      const by = hour < 12 || isInYard(days) ? "second" : hour < 20 ? "chief" : "eto";
      const figures: Record<string, string> = last === undefined ? {} : { fuelAtLastRound: String(last) };
      volume.tell([days, hour + 0.25], by, "round", roundOf(desk, days, hour, by), { signer: signerFor(by), figures });
      last = litresAt(days, hour);
    }
    if (days % 7 === 0) for (const one of [sea, port]) one.verifyFullPages(daysAgo(days, days === 0 ? 10.6 : 21));
  }
}

/** The ETO's rounds are signed by the second. */
const signerFor = (by: string): string => (by === "eto" ? "second" : by);

function roundOf(desk: Desk, days: number, hour: number, by: string): Values {
  const passage = passageOn(days);
  const isUnderWay = passage !== undefined && hour < 18;
  const litres = litresAt(days, hour);
  const port = Math.round(litres * 0.497);
  const bunkered = bunkeredAt(days, hour);
  return {
    at: chainInstant(desk.book.calendar.daysAgo(days, hour)),
    watch: watchOf(hour),
    place: isUnderWay ? positionOn(passage, hour) : { port: portOn(days) },
    mode: isUnderWay ? "underway" : isInYard(days) ? "shipyard" : "alongside",
    machines: machinesOf(desk, days, hour, isUnderWay),
    fuelTanks: [
      { tank: desk.tank("Fuel tank 7P"), quantity: String(port) },
      { tank: desk.tank("Fuel tank 7S"), quantity: String(litres - port) },
    ],
    ...(bunkered > 0 && { bunkered: String(bunkered) }),
    freshWater: String(Math.round(wave(days + hour / 24, 5, 5200, 11_400))),
    sludge: String(Math.round(wave(days, 42, 380, 1150))),
    bilges: [
      { well: "Engine room, aft", level: String(Math.round(wave(days, 9, 1, 7))) },
      { well: "Lazarette", level: "0" },
    ],
    seaTemperature: wave(days - 40, 365, 13, 26).toFixed(1),
    engineRoom: (isUnderWay ? wave(hour, 9, 39, 44) : wave(days + hour, 9, 27, 33)).toFixed(1),
    ...(passage === undefined && shoreOf(days)),
    on: desk.profile(by),
  };
}

const watchOf = (hour: number): string => {
  const from = Math.floor(hour / 4) * 4;
  return `${String(from).padStart(2, "0")}-${String(from + 4).padStart(2, "0")}`;
};

const shoreOf = (days: number): Values => ({
  ...{ shoreVoltage: String(Math.round(wave(days, 6, 392, 404))), shoreFrequency: "50.0", phases: "3" },
  ...{ shoreCurrent: String(Math.round(wave(days, 8, 60, 145))), mooringLines: true, gangway: true },
});

const reading = (name: string, value: number, unit: string, decimals = 0): Values => ({
  ...{ name, value: value.toFixed(decimals), unit },
});

function machinesOf(desk: Desk, days: number, hour: number, isUnderWay: boolean): Values[] {
  const at = desk.book.calendar.daysAgo(days, hour);
  const machine = (name: string, isRunning: boolean, readings: Values[]): Values => ({
    ...{ machine: desk.machine(name), status: isRunning ? "running" : "standby", hours: desk.hours(name, at) },
    ...(isRunning && readings.length > 0 && { readings }),
  });
  const engine = (name: string, shift: number) =>
    machine(name, isUnderWay, [
      reading("Speed", wave(hour + shift, 10, 1480, 1560), "rpm"),
      reading("Oil pressure", wave(hour + shift, 7, 4.3, 4.8), "bar", 1),
      reading("Coolant", wave(hour + shift, 8, 81, 86), "°C"),
    ]);
  const generator = (name: string, isRunning: boolean) =>
    machine(name, isRunning, [reading("Load", wave(days + hour, 6, 38, 71), "kW")]);
  const generators = isInYard(days)
    ? []
    : [generator("Generator 1", days % 2 === 0), generator("Generator 2", days % 2 === 1)];
  return isUnderWay ? [engine("Main engine P", 0), engine("Main engine S", 2), ...generators] : generators;
}
