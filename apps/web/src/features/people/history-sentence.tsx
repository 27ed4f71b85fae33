import { asCalendarDate } from "@ymp/core/calendar-date";
import type { Say } from "@ymp/i18n/screen-translator";
import type { ReactNode } from "react";
import type { Formats } from "../../lib/format.ts";
import { useTranslation, withDrawn } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useFieldWords } from "./field-words.ts";
import type { PersonChange } from "./people.queries.ts";
import { formFields } from "./profile-values.ts";

interface Telling {
  t: Say;
  formats: Formats;
  text: (name: string) => string;
  figure: (name: string) => number;
  date: (name: string) => string;
}

/** One change of a person as a sentence with its old and new values. */
export function HistorySentence({ entry }: { entry: PersonChange }): ReactNode {
  const { t, translator } = useTranslation();
  const formats = useFormats();
  const { verb, recordKind, facts } = entry;
  if (recordKind === "crew_document") {
    const paper = t(`papers:type.${String(facts.type)}`);
    const own = `people:history.paper.${verb}`;
    return t(translator.exists(own) ? own : "people:history.paper.updated", { paper });
  }
  const own = sentences[verb];
  if (!own) return <Changes entry={entry} />;
  const day = (name: string) => asCalendarDate(facts[name]);
  return own({
    t,
    formats,
    text: (name) => String(facts[name] ?? ""),
    figure: (name) => Number(facts[name] ?? 0),
    date: (name) => {
      const found = day(name);
      return found ? formats.date(found) : "";
    },
  });
}

const told = [...formFields, "role", "userType", "endsOn", "username"];

/** Field by field, as far as a field has a name; anything else was simply changed. */
function Changes({ entry }: { entry: PersonChange }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const fields = told.filter((field) => Object.hasOwn(entry.diff, field));
  if (fields.length === 0) return t("people:history.changed");
  return fields.map((field) => (
    <span key={field} className="block">
      {withDrawn(
        (old) =>
          t("people:history.fieldChanged", {
            field: words.name(field),
            from: old,
            to: words.value(field, entry.diff[field]?.new),
          }),
        <span className="text-muted-foreground">{words.value(field, entry.diff[field]?.old)}</span>,
      )}
    </span>
  ));
}

const status = ({ t, text }: Telling, name: string) => t(`people:signature.status.${text(name)}`);

type TestimonialVerb = "Created" | "Changed" | "Signed" | "Withdrawn" | "Removed";
const ofTestimonial = ({ t, text, date }: Telling, verb: TestimonialVerb) =>
  t(`people:history.testimonial${verb}`, { from: date("from"), to: date("to"), reason: text("reason") });

const sentences: Record<string, (telling: Telling) => string> = {
  created: ({ t }) => t("people:history.created"),
  photo_set: ({ t }) => t("people:history.photoSet"),
  photo_removed: ({ t }) => t("people:history.photoRemoved"),
  signature_drawn: ({ t }) => t("people:history.signatureDrawn"),
  signature_removed: ({ t }) => t("people:history.signatureRemoved"),
  signature_decided: (telling) =>
    telling.t("people:history.signatureDecided", { from: status(telling, "was"), to: status(telling, "status") }),
  pin_set: ({ t }) => t("people:history.pinSet"),
  drawing_set: ({ t }) => t("people:history.drawingSet"),
  petty_cash: ({ t, formats, text, figure }) => {
    const sum = (name: string) => formats.money({ amountMinor: figure(name), currency: text("currency") });
    return t("people:history.pettyCash", { from: sum("was"), to: sum("amountMinor") });
  },
  came_aboard: ({ t }) => t("people:history.cameAboard"),
  aboard_confirmed: ({ t }) => t("people:history.aboardConfirmed"),
  went_ashore: ({ t }) => t("people:history.wentAshore"),
  signed_on: ({ t, text, date }) => t("people:history.signedOn", { rank: text("rank"), date: date("on") }),
  signed_off: ({ t, text, date }) => t("people:history.signedOff", { rank: text("rank"), date: date("on") }),
  engagement_changed: ({ t, text }) => t("people:history.engagementChanged", { rank: text("rank") }),
  engagement_removed: ({ t, text, date }) =>
    t("people:history.engagementRemoved", { rank: text("rank"), date: date("on") }),
  service_told: ({ t, text }) => t("people:history.serviceTold", { vessel: text("vessel") }),
  service_changed: ({ t, text }) => t("people:history.serviceChanged", { vessel: text("vessel") }),
  service_removed: ({ t, text }) => t("people:history.serviceRemoved", { vessel: text("vessel") }),
  testimonial_begun: (telling) => ofTestimonial(telling, "Created"),
  testimonial_changed: (telling) => ofTestimonial(telling, "Changed"),
  testimonial_signed: (telling) => ofTestimonial(telling, "Signed"),
  testimonial_withdrawn: (telling) => ofTestimonial(telling, "Withdrawn"),
  testimonial_removed: (telling) => ofTestimonial(telling, "Removed"),
  access: ({ t }) => t("people:history.access"),
  invited: ({ t, text }) => t("people:history.invited", { email: text("email") }),
  address_asked: ({ t, text }) => t("people:history.addressAsked", { email: text("email") }),
  reset_sent: ({ t, text }) => t("people:history.resetSent", { email: text("email") }),
  deleted: ({ t }) => t("people:history.deleted"),
  restored: ({ t }) => t("people:history.restored"),
  erased: ({ t }) => t("people:history.erased"),
};
