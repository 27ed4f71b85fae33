import { editions } from "@ymp/core/access/modules";
import { vesselRoles } from "@ymp/core/access/roles";
import { asCalendarDate } from "@ymp/core/calendar-date";
import type { Say } from "@ymp/i18n/screen-translator";
import type { Formats } from "../../lib/format.ts";
import type { PlatformChange } from "./platform.queries.ts";

interface Wording {
  t: Say;
  formats: Formats;
}

/** What was done, as a sentence; dates and the platform's own words are printed for the reader. */
export function sentenceOf(
  kind: "vessel" | "account",
  { verb, facts }: PlatformChange,
  { t, formats }: Wording,
): string {
  const words = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, wordFor(value, { t, formats })]));
  const date = words.deletesAt ?? words.date ?? "";
  const person = words.person ?? words.name ?? "";
  return t(`history.${kind}.${verb}`, { ...words, date, person });
}

function wordFor(value: string | number | boolean | null, { t, formats }: Wording): string {
  if (value === null) return t("history.nothing");
  const text = String(value);
  const edition = editions.find((known) => known === text);
  if (edition) return t(`edition.${edition}`);
  const role = vesselRoles.find((known) => known === text);
  if (role) return t(`role.${role}`);
  if (text === "free" || text === "paid") return t(`subscription.${text}`);
  const day = asCalendarDate(text);
  if (day) return formats.date(day);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formats.dateTime(new Date(text));
  return text;
}
