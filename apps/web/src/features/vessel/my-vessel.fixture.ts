import type { ArchiveSummary } from "../../lib/archive-state.ts";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard } from "../../testing/render-app.tsx";
import { vesselId } from "../../testing/sessions.ts";
import type { VesselRecord } from "./vessel.queries.ts";

export function sampleVessel(facts: Partial<VesselRecord> = {}): VesselRecord {
  return {
    id: vesselId,
    version: 3,
    name: "M/Y Seraphine",
    edition: "full",
    vesselType: "Motor yacht",
    imo: "9999993",
    mmsi: null,
    callSign: "ZZSE4",
    builder: null,
    yearBuilt: 2019,
    hullNumber: null,
    flag: "Cayman Islands",
    portOfRegistry: null,
    officialNumber: null,
    classSociety: null,
    lengthMetres: 47,
    beamMetres: 8.9,
    draughtMetres: null,
    grossTonnage: 498,
    maxPersons: 25,
    maxPassengers: 12,
    guestMonthsKept: 24,
    contactEmail: null,
    contactPhone: null,
    address: null,
    ownerName: null,
    timeZone: "Europe/Paris",
    currency: "EUR",
    volumeUnit: "litre",
    language: "en",
    photoFileId: null,
    mayEdit: true,
    lastChangedBy: null,
    subscription: {
      edition: "full",
      plan: "paid",
      state: "ACTIVE",
      closedReason: null,
      endsOn: null,
      companyName: "Meridian Yachts",
    },
    ...facts,
  };
}

export function sampleArchive(facts: Partial<ArchiveSummary> = {}): ArchiveSummary {
  return {
    id: "0199bbbb-0000-7000-8000-000000000001",
    status: "ready",
    isKept: true,
    sizeBytes: 1_100_000,
    counts: { records: 14_779, files: 14 },
    requestedAt: new Date("2026-11-21T10:00:00Z"),
    requestedByName: "Elena Castell",
    readyAt: new Date("2026-11-21T10:01:00Z"),
    expiresAt: new Date("2026-11-28T10:01:00Z"),
    ...facts,
  };
}

export function myVesselAnswers(vessel: VesselRecord = sampleVessel()): Answers {
  return {
    ...captainOnBoard,
    "vessel.get": () => vessel,
    "vessel.people": () => ({ people: 9, onboard: 8, accounts: 11, administrators: [] }),
    "vessel.visits": () => [],
    "archive.list": () => [],
  };
}
