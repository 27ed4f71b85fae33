import type { CalendarDate } from "../calendar-date.ts";
import { latinName } from "../people/latin-name.ts";

/** A row of the passenger list, IMO FAL form 6. */
export interface Passenger {
  readonly firstName: string;
  readonly lastName: string;
  /** As the passport writes them in its machine-readable zone, where that is known. */
  readonly mrzFirstName: string | null;
  readonly mrzLastName: string | null;
  readonly nationality: string | null;
  readonly birthDate: CalendarDate | null;
  readonly passportNumber: string | null;
  readonly passportCountry: string | null;
  readonly passportExpiresOn: CalendarDate | null;
}

export interface Passage {
  readonly embarksOn: CalendarDate;
  readonly embarkPort: string | null;
  readonly disembarksOn: CalendarDate;
  readonly disembarkPort: string | null;
}

export interface Call {
  readonly direction: "arrival" | "departure";
  readonly onDay: CalendarDate;
  readonly port: string;
}

/** Whether somebody is aboard when she arrives in a port or leaves it: not yet whoever joins there, no longer whoever left there. */
export function isAboardAt(passage: Passage, { direction, onDay, port }: Call): boolean {
  const { embarksOn, embarkPort, disembarksOn, disembarkPort } = passage;
  if (onDay < embarksOn || onDay > disembarksOn) return false;
  const isThere = (place: string | null) => place === null || folded(place) === folded(port);
  if (direction === "arrival") return !(onDay === embarksOn && isThere(embarkPort));
  return !(onDay === disembarksOn && isThere(disembarkPort));
}

const folded = (place: string) =>
  place
    .normalize("NFD")
    .replace(/\p{M}|[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

export const passengerFaults = [
  ...(["firstName", "lastName", "nationality", "birthDate"] as const),
  ...(["passportNumber", "passportCountry", "passportExpiresOn", "expired", "letters"] as const),
] as const;
export type PassengerFault = (typeof passengerFaults)[number];

const required = [
  ...(["firstName", "lastName", "nationality", "birthDate"] as const),
  ...(["passportNumber", "passportCountry", "passportExpiresOn"] as const),
] as const;

/** What the authorities would send back: what is missing, and a passport that has expired on the day. */
export function faultsOf(passenger: Passenger, on: CalendarDate): PassengerFault[] {
  const isLacking = (field: (typeof required)[number]) =>
    !passenger[field] && !(field === "firstName" && hasOneName(passenger));
  const faults: PassengerFault[] = required.filter(isLacking);
  if (passenger.passportExpiresOn && passenger.passportExpiresOn < on) faults.push("expired");
  const { first, last } = namesOnList(passenger);
  if ((passenger.firstName && first === null) || (passenger.lastName && last === null)) faults.push("letters");
  return faults;
}

/** Whoever has one name has it among the family names; that it is no omission the passport says (ICAO Doc 9303, part 3, section 4.6). */
const hasOneName = ({ firstName, mrzFirstName, mrzLastName }: Named): boolean =>
  firstName === "" && mrzFirstName === null && mrzLastName !== null;

type Named = Pick<Passenger, "firstName" | "lastName" | "mrzFirstName" | "mrzLastName">;

/** The names as the list gives them: those of the passport, or what follows from the names; null where neither is Latin. */
export const namesOnList = ({ firstName, lastName, mrzFirstName, mrzLastName }: Named) => ({
  first: firstName === "" && mrzFirstName === null ? "" : latinName(mrzFirstName ?? firstName),
  last: latinName(mrzLastName ?? lastName),
});
