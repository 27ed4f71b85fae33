import type { Locale } from "@ymp/i18n/locales";
import type { Translate } from "@ymp/i18n/translator";
import { type ComposedMail, escapeHtml, mailPage, oneLine } from "./compose-mail.ts";

/** A mail in somebody's own words. */
export interface LetterOrder {
  readonly locale: Locale;
  readonly subject: string;
  readonly body: string;
  readonly sender: string;
  readonly vessel: string;
}

/** The text as it was typed, and below it who wrote it and that an answer reaches them. */
export function composeLetter(
  translate: Translate,
  { locale, subject, body, sender, vessel }: LetterOrder,
): ComposedMail {
  const from = translate(locale, "mail:crew.from", { sender, vessel });
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => escapeHtml(paragraph).replaceAll("\n", "<br>"));
  const shown = paragraphs.map((paragraph) => `<p dir="auto" style="margin:0 0 16px">${paragraph}</p>`);
  const foot = `<p style="margin:24px 0 0;color:#51606e">${escapeHtml(from)}</p>`;
  return {
    subject: oneLine(subject),
    text: `${body}\n\n${from}`,
    html: mailPage(locale, [...shown, foot].join("\n")),
  };
}
