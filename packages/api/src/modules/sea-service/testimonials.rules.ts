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
  const { onBoard, actual, standBy, yard, watchkeeping, distance } = service;
  const { capacity, startsOn, endsOn, passportNumber, areas, conduct, contact } = testimonial;
  const { loadLineMetres, powerKw, propulsion } = testimonial;
  const { name, vesselType, flag, portOfRegistry, imo, officialNumber, grossTonnage } = vessel;
  return {
    ...{ name: fullName(person), birthDate: person.birthDate, passportNumber },
    vessel: {
      ...{ name, type: vesselType, flag, portOfRegistry, imo, officialNumber, grossTonnage },
      ...{ loadLineMetres, powerKw, propulsion },
    },
    ...{ capacity, startsOn, endsOn, days: { onBoard, actual, standBy, yard, watchkeeping }, distance },
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

/** What has to be said before it is signed. */
export const missingOf = ({ passportNumber, conduct, vessel }: TestimonialContent): string[] => [
  ...(passportNumber ? [] : ["passportNumber"]),
  ...(conduct ? [] : ["conduct"]),
  ...(vessel.loadLineMetres === null ? ["loadLineMetres"] : []),
  ...(vessel.powerKw === null ? ["powerKw"] : []),
];

export interface Period {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}
