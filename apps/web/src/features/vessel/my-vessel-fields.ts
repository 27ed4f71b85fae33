import type { VesselFormInput } from "@ymp/api/modules/vessel/vessel.schema";
import type { VesselRecord } from "./vessel.queries.ts";

export type ParticularName = keyof VesselFormInput;

/** The particulars in the order of a ship's papers. */
export const particularGroups = [
  {
    id: "identity",
    fields: ["name", "vesselType", "imo", "mmsi", "callSign", "builder", "yearBuilt", "hullNumber"],
  },
  { id: "registry", fields: ["flag", "portOfRegistry", "officialNumber", "classSociety"] },
  { id: "dimensions", fields: ["lengthMetres", "beamMetres", "draughtMetres", "grossTonnage"] },
  { id: "safety", fields: ["maxPersons", "maxPassengers"] },
  { id: "contact", fields: ["contactEmail", "contactPhone", "address"] },
  { id: "owner", fields: ["ownerName"] },
  { id: "onBoard", fields: ["timeZone", "currency", "volumeUnit", "language", "guestMonthsKept"] },
] as const satisfies readonly { id: string; fields: readonly ParticularName[] }[];

export const particularNames: readonly ParticularName[] = particularGroups.flatMap(
  (group): readonly ParticularName[] => group.fields,
);

export type FigureName =
  | "yearBuilt"
  | "lengthMetres"
  | "beamMetres"
  | "draughtMetres"
  | "grossTonnage"
  | "maxPersons"
  | "maxPassengers"
  | "guestMonthsKept";

/** Decimals of the fields that hold figures. */
export const figureDecimals: Record<FigureName, 0 | 2> = {
  yearBuilt: 0,
  lengthMetres: 0,
  beamMetres: 2,
  draughtMetres: 2,
  grossTonnage: 0,
  maxPersons: 0,
  maxPassengers: 0,
  guestMonthsKept: 0,
};

export const isFigure = (name: ParticularName): name is FigureName => Object.hasOwn(figureDecimals, name);
export const isInMetres = (name: ParticularName) => name.endsWith("Metres");
/** Codes that are compared letter by letter. */
export const isCode = (name: ParticularName) => ["imo", "mmsi", "callSign", "officialNumber"].includes(name);
/** Explained under their field. */
export const explained: readonly ParticularName[] = [
  "imo",
  "maxPersons",
  "contactEmail",
  "currency",
  "language",
  "guestMonthsKept",
];

/** What the form holds of a vessel; an absent text is an empty field. */
export function valuesOf(vessel: VesselRecord): VesselFormInput {
  return {
    name: vessel.name,
    vesselType: vessel.vesselType ?? "",
    imo: vessel.imo ?? "",
    mmsi: vessel.mmsi ?? "",
    callSign: vessel.callSign ?? "",
    builder: vessel.builder ?? "",
    yearBuilt: vessel.yearBuilt,
    hullNumber: vessel.hullNumber ?? "",
    flag: vessel.flag ?? "",
    portOfRegistry: vessel.portOfRegistry ?? "",
    officialNumber: vessel.officialNumber ?? "",
    classSociety: vessel.classSociety ?? "",
    lengthMetres: vessel.lengthMetres,
    beamMetres: vessel.beamMetres,
    draughtMetres: vessel.draughtMetres,
    grossTonnage: vessel.grossTonnage,
    maxPersons: vessel.maxPersons,
    maxPassengers: vessel.maxPassengers,
    guestMonthsKept: vessel.guestMonthsKept,
    contactEmail: vessel.contactEmail ?? "",
    contactPhone: vessel.contactPhone ?? "",
    address: vessel.address ?? "",
    ownerName: vessel.ownerName ?? "",
    timeZone: vessel.timeZone,
    currency: vessel.currency,
    volumeUnit: vessel.volumeUnit,
    language: vessel.language,
  };
}
