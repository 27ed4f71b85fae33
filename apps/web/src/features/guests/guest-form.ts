import type { guestFormSchema } from "@ymp/api/modules/guests/guests.schema";
import type { z } from "zod";
import type { Guest } from "./guests.queries.ts";

export type GuestInput = z.input<typeof guestFormSchema>;

/** What is kept from the reader is empty here, and is never sent. */
export function valuesOf(saved: Guest | undefined): GuestInput {
  const { names, contact, papers, health, service, water } = saved ?? {};
  return {
    firstName: names?.firstName ?? "",
    lastName: names?.lastName ?? "",
    knownAs: names?.knownAs ?? "",
    isPrivate: names?.isPrivate ?? false,
    party: saved?.party ?? "charter",
    allergies: saved?.allergies ?? [],
    conditions: health?.conditions ?? "",
    medication: health?.medication ?? "",
    mobility: health?.mobility ?? "",
    birthDate: papers?.birthDate ?? "",
    birthPlace: papers?.birthPlace ?? "",
    gender: papers?.gender ?? "",
    nationality: papers?.nationality ?? "",
    mrzLastName: papers?.mrzLastName ?? "",
    mrzFirstName: papers?.mrzFirstName ?? "",
    passportNumber: papers?.passportNumber ?? "",
    passportCountry: papers?.passportCountry ?? "",
    passportExpiresOn: papers?.passportExpiresOn ?? "",
    visaNumber: papers?.visaNumber ?? "",
    visaCountry: papers?.visaCountry ?? "",
    visaExpiresOn: papers?.visaExpiresOn ?? "",
    countsStay: papers?.countsStay ?? true,
    agreedUntil: papers?.agreedUntil ?? "",
    phone: contact?.phone ?? "",
    email: contact?.email ?? "",
    emergencyName: contact?.emergencyName ?? "",
    emergencyRelation: contact?.emergencyRelation ?? "",
    emergencyPhone: contact?.emergencyPhone ?? "",
    swimming: water?.swimming ?? "",
    divingLevel: water?.divingLevel ?? "",
    divingLicenceExpiresOn: water?.divingLicenceExpiresOn ?? "",
    jetSkiLicenceExpiresOn: water?.jetSkiLicenceExpiresOn ?? "",
    hasJetSkiLicence: water?.hasJetSkiLicence ?? false,
    notes: service?.notes ?? "",
  };
}
