import type { RecordKind } from "@ymp/core/records";
import type { equipment } from "@ymp/db/schema/equipment";
import type { spareParts } from "@ymp/db/schema/inventory";
import type { RecordDescriptor } from "../../platform/records.ts";

export type EquipmentRow = typeof equipment.$inferSelect;
/** The history names the supplier: ids say nothing to anyone who reads it. */
export type ToldEquipment = Omit<EquipmentRow, "supplierName"> & { supplierName?: string | null };
export type SparePartRow = typeof spareParts.$inferSelect;

/** Kinds whose changes a machine's logbook tells, each with the group of words that tells them. */
export const logbookWords = { equipment: "verb", job: "job", part: "spare" } as const satisfies Partial<
  Record<RecordKind, string>
>;
export type LoggedKind = keyof typeof logbookWords;

const joined = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(" · ") || null;

export const equipmentRecord: RecordDescriptor<ToldEquipment> = {
  kind: "equipment",
  searchEntry: ({ name, code, location, manufacturer, modelNumber, serialNumber }) =>
    name
      ? {
          title: name,
          detail: joined(code, joined(manufacturer, modelNumber), location),
          text: [serialNumber],
        }
      : undefined,
};

export const partRecord: RecordDescriptor<SparePartRow> = {
  kind: "part",
  searchEntry: ({ designation, partNo, measurement, serialNo, standard, key, description }) =>
    designation
      ? { title: designation, detail: joined(partNo, measurement), text: [serialNo, standard, key, description] }
      : undefined,
};
