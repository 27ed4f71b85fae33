import { tripPolicy } from "@ymp/core/guests/trip-fields";
import { DayDialog } from "../../features/trips/day-dialog.tsx";
import { SheetDialog } from "../../features/trips/sheet-dialog.tsx";
import { StayDialog } from "../../features/trips/stay-dialog.tsx";
import { TripFormSheet } from "../../features/trips/trip-form-sheet.tsx";
import { aDay, aSheet, aStay, aTrip } from "../../features/trips/trips.fixture.ts";
import type { FormCase } from "./form-case.ts";
import { saved } from "./form-records.ts";

export const tripForms: FormCase[] = [
  {
    file: "features/trips/trip-form-sheet.tsx",
    record: aTrip,
    draw: (one, close) => <TripFormSheet trip={saved(one)} onClose={close} onSaved={close} />,
    get: { path: "trips.get" },
    ...{ save: "trips.save", history: "trips.history", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Sardinia", theirs: "Balearics" },
    other: { name: "reference", value: "C-2026-06" },
    policy: tripPolicy,
  },
  {
    file: "features/trips/stay-dialog.tsx",
    record: aStay,
    draw: (one, close) => <StayDialog trip={aTrip} stay={saved(one)} onClose={close} />,
    get: { path: "trips.get", within: (one) => ({ ...aTrip, stays: [one] }) },
    ...{ save: "trips.saveStay", submit: "Save" },
    field: { label: /^Cabin/, name: "cabin", typed: "Cabin 2", theirs: "Cabin 3" },
    other: { name: "arrivesBy", value: "BA 342" },
  },
  {
    file: "features/trips/sheet-dialog.tsx",
    record: aSheet,
    draw: (one, close) => <SheetDialog trip={aTrip} stay={{ ...aStay, sheet: saved(one) ?? null }} onClose={close} />,
    get: { path: "trips.get", within: (one) => ({ ...aTrip, stays: [{ ...aStay, sheet: one }] }) },
    ...{ save: "trips.saveSheet", submit: "Save" },
    field: { label: /^Likes/, name: "likes", typed: "Lemon cake", theirs: "Lemon curd" },
    other: { name: "wine", value: "Chablis" },
  },
  {
    file: "features/trips/day-dialog.tsx",
    record: aDay,
    draw: (one, close) => <DayDialog trip={aTrip} day={saved(one)} onClose={close} />,
    get: { path: "trips.get", within: (one) => ({ ...aTrip, days: [one] }) },
    ...{ save: "trips.saveDay", submit: "Save" },
    field: { label: /^Place/, name: "place", typed: "Calvi", theirs: "Girolata" },
    other: { name: "ashore", value: "Old town walk" },
  },
];
