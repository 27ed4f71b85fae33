import type { CalendarDate } from "@ymp/core/calendar-date";
import { fullName } from "@ymp/core/people/profile-fields";
import type { TestimonialState } from "@ymp/core/sea-service/service-fields";
import { z } from "zod";
import type { Vessel } from "../../platform/accounts/accounts.ts";
import type { TestimonialRow } from "./sea-service.record.ts";
import type { ServedRow } from "./served.repository.ts";
import type { ServiceHere } from "./served.service.ts";

const words = z.string().nullable();
const figure = z.number().nullable();

/** What stands on a testimonial, MSN 1858. It is kept as it was signed. */
export const testimonialContent = z.object({
  name: z.string(),
  birthDate: words,
  passportNumber: words,
  vessel: z.object({
    ...{ name: z.string(), type: words, flag: words, portOfRegistry: words, imo: words, officialNumber: words },
    ...{ grossTonnage: figure, loadLineMetres: figure, powerKw: figure, propulsion: words },
  }),
  capacity: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  days: z.object({
    ...{ onBoard: z.number(), actual: z.number(), standBy: z.number(), yard: z.number(), watchkeeping: z.number() },
    /** Days of watchkeeping that the plan alone tells; absent in those signed before it was told apart. */
    byPlan: z.number().optional(),
  }),
  /** Tenths of a nautical mile. */
  distance: z.number(),
  areas: words,
  conduct: words,
  contact: words,
});
export type TestimonialContent = z.output<typeof testimonialContent>;

export function contentOf(
  testimonial: TestimonialRow,
  { vessel, person, service }: { vessel: Vessel; person: ServedRow; service: ServiceHere },
): TestimonialContent {
  const { onBoard, actual, standBy, yard, watchkeeping, byPlan, distance } = service;
  const { capacity, startsOn, endsOn, passportNumber, areas, conduct, contact } = testimonial;
  const { loadLineMetres, powerKw, propulsion } = testimonial;
  const { name, vesselType, flag, portOfRegistry, imo, officialNumber, grossTonnage } = vessel;
  return {
    ...{ name: fullName(person), birthDate: person.birthDate, passportNumber },
    vessel: {
      ...{ name, type: vesselType, flag, portOfRegistry, imo, officialNumber, grossTonnage },
      ...{ loadLineMetres, powerKw, propulsion },
    },
    ...{ capacity, startsOn, endsOn, days: { onBoard, actual, standBy, yard, watchkeeping, byPlan }, distance },
    ...{ areas, conduct, contact },
  };
}

export function stateOfTestimonial(row: {
  readonly signedId: string | null;
  readonly withdrawnAt: Date | null;
}): TestimonialState {
  if (row.withdrawnAt !== null) return "withdrawn";
  return row.signedId === null ? "draft" : "signed";
}

/** Where whoever a testimonial is about is reached themselves: the master by the ship's own address as well. */
export function ownContacts({ role, email, phone, phone2 }: ServedRow, vessel: Vessel): string[] {
  const ofShip = role === "captain" ? [vessel.contactEmail, vessel.contactPhone] : [];
  return [email, phone, phone2, ...ofShip].flatMap((contact) => (contact ? [plain(contact)] : []));
}

const plain = (contact: string) => contact.trim().toLowerCase();

/** What has to be said before it is signed. Whoever it is about answers no question about it. */
export const missingOf = (
  { passportNumber, conduct, contact, vessel }: TestimonialContent,
  own: readonly string[],
): string[] => [
  ...(contact && !own.includes(plain(contact)) ? [] : ["contact"]),
  ...(passportNumber ? [] : ["passportNumber"]),
  ...(conduct ? [] : ["conduct"]),
  ...(vessel.loadLineMetres === null ? ["loadLineMetres"] : []),
  ...(vessel.powerKw === null ? ["powerKw"] : []),
];

export interface Period {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}
