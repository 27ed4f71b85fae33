import { noticeEvents } from "@ymp/core/notifications/events";
import { noticePath } from "@ymp/core/notifications/notice-path";
import { sentenceOf, titleOf } from "@ymp/core/notifications/sentence";
import { paperTypes } from "@ymp/core/people/document-types";
import type { Locale } from "@ymp/i18n/locales";
import { printDay } from "../../kit/printed-dates.ts";
import type { MailLine } from "../../platform/mail/compose-mail.ts";
import type { Services } from "../../services.ts";
import type { WaitingNotice } from "./mailing.repository.ts";

type Told = Pick<WaitingNotice, "event" | "facts" | "recordKind" | "recordId" | "vesselId">;

/** A notice as one line of a mail: what the record is called and what happened, nothing else of it. */
export function lineOf(
  { translate, origin }: Pick<Services, "translate" | "origin">,
  locale: Locale,
  { event, facts, recordKind, recordId, vesselId }: Told,
  by: string | null,
): MailLine[] {
  const known = noticeEvents.find((name) => name === event);
  if (!known) return [];
  const { key, params, on } = sentenceOf(known, facts, by);
  const date = on ? printDay(on, locale) : "";
  const sentence = translate(locale, `notices:sentence.${key}`, { ...params, date });
  const path = noticePath(recordKind, recordId, facts) ?? "/app/home";
  const link = `${origin}${path}${path.includes("?") ? "&" : "?"}vessel=${vesselId}`;
  const title = titleOf(facts) || paperName(translate, locale, facts.type);
  return [{ text: title ? translate(locale, "mail:line", { title, sentence }) : sentence, link }];
}

/** A paper without a title of its own is called by its kind. */
function paperName(translate: Services["translate"], locale: Locale, type: unknown): string {
  const known = paperTypes.find((name) => name === type);
  return known ? translate(locale, `papers:type.${known}`) : "";
}
