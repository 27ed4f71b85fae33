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
  const faults: PassengerFault[] = required.filter((field) => !passenger[field]);
  if (passenger.passportExpiresOn && passenger.passportExpiresOn < on) faults.push("expired");
  const { first, last } = namesOnList(passenger);
  if ((passenger.firstName && first === null) || (passenger.lastName && last === null)) faults.push("letters");
  return faults;
}

type Named = Pick<Passenger, "firstName" | "lastName" | "mrzFirstName" | "mrzLastName">;

/** The names as the list gives them: those of the passport, or what follows from the names; null where neither is Latin. */
export const namesOnList = ({ firstName, lastName, mrzFirstName, mrzLastName }: Named) => ({
  first: latinName(mrzFirstName ?? firstName),
  last: latinName(mrzLastName ?? lastName),
});
