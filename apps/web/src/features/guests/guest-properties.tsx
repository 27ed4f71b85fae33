import { nationalityName } from "@ymp/core/people/profile-nationality";
import type { ReactNode } from "react";
import { MailLink, PhoneLink } from "../../lib/contact-links.tsx";
import { dateOf } from "../../lib/date-of.ts";
import { ExpiryMark } from "../../lib/expiry-mark.tsx";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Guest } from "./guests.queries.ts";

/** What is known of the guest, as far as the reader may see it. */
export function GuestProperties({ guest }: { guest: Guest }) {
  const { t } = useTranslation("guests");
  return <KnownProperties values={useValues(guest)} labelOf={(id) => t(`field.${id}`)} />;
}

function useValues({ party, age, names, water, contact, papers, health }: Guest): Record<string, ReactNode> {
  const { t, translator } = useTranslation("guests");
  const formats = useFormats();
  const day = (value: string | null | undefined) => {
    const date = dateOf(value);
    return date && formats.date(date);
  };
  const country = (code: string | null | undefined) => code && nationalityName(code, translator.language);
  const joined = (...parts: (string | null | undefined | "")[]) => formats.list(parts);
  return {
    knownAs: names?.knownAs,
    party: t(`party.${party}`),
    isPrivate: names?.isPrivate && t("form.private"),
    age: age !== null && t("age", { age }),
    swimming: water.swimming && t(`swimming.${water.swimming}`),
    divingLevel: joined(water.divingLevel, day(water.divingLicenceExpiresOn)),
    hasJetSkiLicence: water.hasJetSkiLicence && joined(t("yes"), day(water.jetSkiLicenceExpiresOn)),
    phone: contact?.phone && <PhoneLink phone={contact.phone} />,
    email: contact?.email && <MailLink email={contact.email} />,
    emergencyName: joined(contact?.emergencyName, contact?.emergencyRelation, contact?.emergencyPhone),
    birthDate: joined(day(papers?.birthDate), papers?.birthPlace),
    gender: papers?.gender && t(`gender.${papers.gender}`),
    nationality: country(papers?.nationality),
    passportNumber: joined(papers?.passportNumber, country(papers?.passportCountry)),
    passportExpiresOn: papers?.passportExpiresOn && (
      <ExpiryMark state={papers.passport.state}>{day(papers.passportExpiresOn)}</ExpiryMark>
    ),
    agreedUntil: day(papers?.agreedUntil),
    visaNumber: joined(papers?.visaNumber, country(papers?.visaCountry)),
    visaExpiresOn: papers?.visa && <ExpiryMark state={papers.visa.state}>{day(papers.visaExpiresOn)}</ExpiryMark>,
    conditions: health?.conditions,
    medication: health?.medication,
    mobility: health?.mobility,
  };
}
