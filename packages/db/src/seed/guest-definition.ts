import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Allergen, Allergy } from "@ymp/core/guests/allergies";
import type { GuestParty, SwimmingSkill } from "@ymp/core/guests/guest-fields";

export interface GuestDefinition {
  firstName: string;
  lastName: string;
  party: GuestParty;
  birthDate: CalendarDate;
  nationality: string;
  passportNumber: string;
  /** Days from today; the past for one that has expired. */
  passportForDays: number;
  cabin: string;
  swimming?: SwimmingSkill;
  allergies?: Allergy[];
  hasJetSkiLicence?: true;
  divingLevel?: string;
  isPrivate?: true;
  notes?: string;
}

/** A charter that is to come, with who is on it and what is served. */
export interface CharterDefinition {
  name: string;
  reference: string;
  /** Who planned it. */
  by: string;
  inDays: number;
  startPort: string;
  endPort: string;
  guests: readonly GuestDefinition[];
  /** One after the other, from the first day. */
  days: readonly { place: string; lunch?: string; dinner: string; dinnerContains?: Allergen[] }[];
}
