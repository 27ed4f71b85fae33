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
      hasKeys: false,
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
    subscriptionState: "ACTIVE",
    companyId: null,
    companyName: null,
    timeZone: "Europe/Monaco",
    currency: "EUR",
    contactEmail: null,
    subscriptionEndsOn: null,
    suspendedAt: null,
    suspendedReason: null,
    deletesAt: null,
    closedReason: null,
    profileId: null,
    profilePhotoFileId: null,
    isOnMailingList: null,
    access,
    ...facts,
  };
}
