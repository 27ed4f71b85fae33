import { fieldPolicy, fieldsOf } from "../access/field-policy.ts";

/** What is in the vessel's papers and what she keeps her books by: her captain's, or the company's that looks after her. */
export const vesselPolicy = fieldPolicy({
  states: ["in service"],
  rows: {
    name: ["captain"],
    vesselType: ["captain"],
    imo: ["captain"],
    mmsi: ["captain"],
    callSign: ["captain"],
    builder: ["captain"],
    yearBuilt: ["captain"],
    hullNumber: ["captain"],
    flag: ["captain"],
    portOfRegistry: ["captain"],
    officialNumber: ["captain"],
    classSociety: ["captain"],
    lengthMetres: ["captain"],
    beamMetres: ["captain"],
    draughtMetres: ["captain"],
    grossTonnage: ["captain"],
    maxPersons: ["captain"],
    maxPassengers: ["captain"],
    guestMonthsKept: ["captain"],
    contactEmail: ["captain"],
    contactPhone: ["captain"],
    address: ["captain"],
    ownerName: ["captain"],
    timeZone: ["captain"],
    currency: ["captain"],
    volumeUnit: ["captain"],
    language: ["captain"],
    photoFileId: ["captain"],
  },
  heads: "any",
  words: { captain: "vessel:fault.mayNotEdit" },
});
export type VesselField = keyof typeof vesselPolicy.rows;
export const vesselFields = fieldsOf(vesselPolicy);

export const heldVessel = { state: "in service", createdBy: null, department: null } as const;
