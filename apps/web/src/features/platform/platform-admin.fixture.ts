import { parseCalendarDate } from "@ymp/core/calendar-date";
import type { Answers } from "../../testing/fake-server.ts";
import { sessionOf } from "../../testing/sessions.ts";
import type { AccountRecord, VesselRecord, VesselRow } from "./platform.queries.ts";

export const tern = "0199aaaa-0000-7000-8000-0000000000b1";
export const skipper = "0199aaaa-0000-7000-8000-0000000000c1";

const standing = {
  id: tern,
  name: "Tern",
  edition: "lite",
  companyId: null,
  companyName: null,
  timeZone: "Europe/London",
  isTemplate: false,
  imo: null,
  flag: null,
  createdAt: new Date("2026-01-05T09:00:00Z"),
  version: 3,
  subscription: "paid",
  subscriptionState: "ACTIVE",
  subscriptionEndsOn: parseCalendarDate("2099-01-31"),
  suspendedAt: null,
  suspendedReason: null,
  deletionRequestedAt: null,
  deletesAt: null,
  stateInForce: "ACTIVE",
  closedReason: null,
} as const;

export const ternRow: VesselRow = {
  ...standing,
  users: 2,
  storageBytes: 0,
  lastActivityAt: null,
  captains: [{ userId: skipper, name: "Owen Price" }],
  ownVisit: null,
};

export const ternRecord: VesselRecord = {
  ...standing,
  number: 5,
  kept: { numbers: [], areArchived: false },
  updatedAt: standing.createdAt,
  currency: "GBP",
  approvalLimits: { captain: null, management: null },
  callSign: null,
  builder: null,
  yearBuilt: null,
  lengthMetres: null,
  contactEmail: null,
  vesselType: null,
  officialNumber: null,
  portOfRegistry: null,
  mmsi: null,
  hullNumber: null,
  classSociety: null,
  beamMetres: null,
  draughtMetres: null,
  grossTonnage: null,
  ownerName: null,
  address: null,
  contactPhone: null,
  maxPersons: null,
  maxPassengers: null,
  guestMonthsKept: 24,
  volumeUnit: "litre",
  language: "en",
  photoFileId: null,
  deletionRequestedBy: null,
  figures: { users: 2, storageBytes: 0, lastActivityAt: null, equipment: 12, jobs: 8, openJobs: 3 },
  people: [],
  visits: [],
  changes: { items: [], nextCursor: null },
};

export const skipperAccount: AccountRecord = {
  userId: skipper,
  name: "Owen Price",
  username: "skipper",
  email: "skipper@tern.example",
  jobTitle: "Skipper",
  backgroundColor: "#336699",
  borderColor: null,
  isSuperadmin: false,
  mustChangePassword: false,
  softDeletedAt: null,
  erasedAt: null,
  hasSecondStep: false,
  secondStepSince: null,
  createdAt: standing.createdAt,
  lastSeenAt: standing.createdAt,
  state: "current",
  memberships: [
    {
      vesselId: tern,
      vesselName: "Tern",
      edition: "lite",
      role: "captain",
      userType: null,
      department: "bridge",
      endsOn: null,
      isDeleted: false,
    },
  ],
  companies: [],
  sessions: 1,
  tokens: 0,
  changes: { items: [], nextCursor: null },
  may: {
    setEmail: true,
    sendReset: true,
    turnSecondStepOff: false,
    addPlace: true,
    setDeleted: true,
    setSuperadmin: true,
    erase: true,
  },
};

const page = <Item>(items: Item[]) => ({ items, nextCursor: null, total: items.length });

/** An administrator of the platform who is on no vessel. */
export const administratorAshore: Answers = {
  "session.me": () => sessionOf({ isSuperadmin: true, name: "Ingrid Solheim" }, { vessels: [], lastVesselId: null }),
  "session.needsFirstAdministrator": () => false,
  "platform.vessels": () => page([ternRow]),
  "platform.vesselsSummary": () => ({ vessels: 1, active: 1, ending: 0, closed: 0, users: 2, storageBytes: 0 }),
  "platform.vessel": () => ternRecord,
  "platform.archives": () => [],
  "platform.accounts": () => page([skipperAccount]),
  "platform.account": () => skipperAccount,
  "platform.companies": () => [],
  "platform.changes": () => ({ items: [], nextCursor: null }),
};
