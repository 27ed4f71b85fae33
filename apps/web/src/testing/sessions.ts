import { defaultTheme } from "@ymp/api/modules/session/session.schema";
import { type Access, resolveAccess } from "@ymp/core/access/resolve-access";
import type { Role } from "@ymp/core/access/roles";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import type { Session, Vessel } from "../app/session.ts";

export const vesselId = "0199aaaa-0000-7000-8000-000000000001";

export function sessionOf(account: Partial<Session["account"]> = {}, session: Partial<Session> = {}): Session {
  return {
    account: {
      id: "0199aaaa-0000-7000-8000-00000000000a",
      username: "chief",
      email: "chief@seraphine.example",
      name: "Marek Nowak",
      jobTitle: "Chief engineer",
      backgroundColor: "#b5502b",
      borderColor: null,
      isSuperadmin: false,
      mustChangePassword: false,
      mustSetUpSecondStep: false,
      ...account,
    },
    sessionId: "s1",
    idleMinutes: null,
    theme: defaultTheme,
    asksPrivacy: false,
    hasInvitations: false,
    vessels: [
      {
        id: vesselId,
        name: "M/Y Seraphine",
        edition: "full",
        isVisit: false,
        subscriptionState: "ACTIVE",
        companyName: null,
      },
    ],
    lastVesselId: vesselId,
    ...session,
  };
}

interface AccessFacts {
  role?: Role;
  subscriptionState?: "ACTIVE" | "EXPIRED";
}

export function accessOf({ role = "captain", subscriptionState = "ACTIVE" }: AccessFacts = {}): Access {
  const isVesselRole = role !== "superadmin" && role !== "management";
  return resolveAccess({
    user: { isSuperadmin: role === "superadmin", mustChangePassword: false },
    membership: isVesselRole ? { role } : null,
    hasCompanyMembership: role === "management",
    hasSupportVisit: role === "superadmin",
    vessel: { edition: "full", subscriptionState },
    today: parseCalendarDate("2026-11-21"),
  });
}

export function vesselOf(access: Access = accessOf(), facts: Partial<Vessel> = {}): Vessel {
  return {
    id: vesselId,
    name: "M/Y Seraphine",
    edition: "full",
    subscription: "paid",
    subscriptionState: "ACTIVE",
    companyId: null,
    companyName: null,
    timeZone: "Europe/Monaco",
    currency: "EUR",
    approvalLimits: { captain: null, management: null },
    flag: null,
    imo: null,
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
    volumeUnit: "litre",
    language: "en",
    photoFileId: null,
    subscriptionEndsOn: null,
    suspendedAt: null,
    suspendedReason: null,
    deletionRequestedAt: null,
    deletionRequestedBy: null,
    deletesAt: null,
    isTemplate: false,
    closedReason: null,
    profileId: null,
    profilePhotoFileId: null,
    isOnMailingList: null,
    access,
    ...facts,
  };
}
