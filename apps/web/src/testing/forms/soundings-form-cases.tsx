import { newId } from "@ymp/core/ids";
import { soundingFields, soundingPolicy } from "@ymp/core/sounding-fields";
import { SoundingFormSheet } from "../../features/soundings/sounding-form-sheet.tsx";
import type { Sounding } from "../../features/soundings/soundings.queries.ts";
import type { FormCase } from "./form-case.ts";
import { saved } from "./form-records.ts";

const made = new Date("2026-06-10T08:00:00Z");

const sounding: Sounding = {
  ...{ id: newId(), version: 2, tankId: newId(), tank: "Sludge tank", soundedAt: made, byName: "Tomás Reid" },
  ...{ cm: "40.0", volume: "0.85", isByTable: false, temperature: null, notes: null, archivedAt: null },
  ...{ retained: null, balance: null },
  ...{ createdAt: made, updatedAt: made, createdBy: null },
  can: { fields: soundingFields, edit: true, archive: true, restore: false },
};

export const soundingForms: FormCase[] = [
  {
    file: "features/soundings/sounding-form-sheet.tsx",
    record: sounding,
    draw: (one, close) => <SoundingFormSheet sounding={saved(one)} onClose={close} />,
    get: { path: "soundings.get" },
    ...{ save: "soundings.save", history: "soundings.history", submit: "Save" },
    field: { label: /^Notes/, name: "notes", typed: "After the transfer", theirs: "Before it" },
    other: { name: "temperature", value: "21.5" },
    policy: soundingPolicy,
  },
];
