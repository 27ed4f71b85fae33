import { chainInstant } from "@ymp/core/books/book-chain";
import { DeskBook } from "../../../build/desk-book.ts";
import type { Desk } from "../../../build/ships-books.ts";
import { wave } from "./voyages.ts";

const begun = 120;

/** A book of the galley's own design: what the cold rooms showed, morning and evening. */
export function writeColdRooms(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const celsius = { type: "decimal", unit: "°C", decimals: 1, isRequired: true, warnsOnly: true } as const;
  const volume = new DeskBook(desk, {
    ...{ kind: "custom", number: "CR-2026-01", place: "Antibes", at: daysAgo(begun, 8), linesPerPage: 12 },
    form: {
      title: "Cold rooms",
      columns: [
        { key: "cold", label: "Cold room", ...celsius, min: "0", max: "5" },
        { key: "freezer", label: "Freezer", ...celsius, min: "-25", max: "-18" },
        { key: "isClean", label: "Clean and in order", type: "bool", isRequired: true },
        { key: "remarks", label: "Remarks", type: "text" },
      ],
    },
  });
  for (let days = begun - 1; days > 0; days -= 1) {
    const isWarm = days === 33;
    volume.tell([days, 8.5], "chef", "entry", {
      ...{ at: chainInstant(daysAgo(days, 8.4)), by: desk.profile("chef") },
      ...{
        cold: isWarm ? "7.5" : wave(days, 9, 2, 4).toFixed(1),
        freezer: wave(days, 11, -21, -19).toFixed(1),
        isClean: true,
      },
      ...(isWarm && { remarks: "Door found ajar, fish discarded; 4.0 °C again at ten." }),
    });
    if (days % 7 === 0) volume.verifyFullPages(daysAgo(days, 21));
  }
}

/** The book of one machine, whose lines are written by hand. */
export function writeGeneratorBook(desk: Desk): void {
  const { daysAgo } = desk.book.calendar;
  const volume = new DeskBook(desk, {
    ...{ kind: "equipment", number: "EQ-GEN1-01", place: "Antibes", at: daysAgo(begun, 9), linesPerPage: 20 },
    form: { title: "Generator 1" },
  });
  const lines = [
    [112, "note", "Belt guard opened from the aft side, belts in order, tension 340 N."],
    [98, "calibration", "Voltage regulator set to 400 V at no load, checked with the calibrated meter."],
    [71, "defect", "Coolant seeps at the thermostat housing, about a drop a minute. Watched at each round."],
    [69, "overhaul", "Thermostat housing resealed, thermostat renewed; run for two hours at 60 % load, dry."],
    [40, "note", "Oil sample drawn at the dipstick tube and sent to the laboratory."],
    [27, "note", "Result of the oil sample: all wear metals normal, soot 0.3 %."],
    [9, "note", "Raw-water strainer cleaned, much weed after the anchorage."],
  ] as const;
  for (const [days, type, text] of lines)
    volume.tell([days, 16], "chief", "note", {
      ...{ at: chainInstant(daysAgo(days, 15.5)), type, text, by: desk.profile("chief") },
      hours: desk.hours("Generator 1", daysAgo(days, 15.5)),
    });
}
