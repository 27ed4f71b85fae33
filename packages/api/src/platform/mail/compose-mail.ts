import type { Locale } from "@ymp/i18n/locales";
import type { Translate } from "@ymp/i18n/translator";

/** What a mail is made of: `mail:<template>.*` gives its words, `link` is the one thing to press. */
export interface MailOrder {
  readonly to: string;
  readonly locale: Locale;
  readonly template: MailTemplate;
  readonly params: Record<string, string | number>;
  readonly link: string;
  /** A list between the reason and the link. */
  readonly lines?: readonly MailLine[];
  /** Where the reader says what to be told of; its word is `mail:<template>.settings`. */
  readonly settingsLink?: string;
}

export interface MailLine {
  readonly text: string;
  readonly link: string;
}

export type MailTemplate = keyof typeof closingKeys;

export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const paragraphKeys = ["greeting", "reason"] as const;
/** The templates, each with the paragraphs that follow its link. */
const closingKeys = {
  reset: ["validity", "ignore"],
  newAddress: ["validity", "ignore"],
  addressTaken: ["help"],
  welcome: ["password", "help"],
  consent: ["help"],
  consentProof: ["validity", "help"],
  consentRefused: ["help"],
  appointed: ["validity", "help"],
  invitation: ["validity", "help"],
  support: ["recorded"],
  archive: ["validity"],
  deletion: ["records", "mistake"],
  ending: ["renew"],
  bookBroken: ["verify"],
  bookHeads: ["compare"],
  stepOn: ["codes", "notYou"],
  stepOff: ["notYou"],
  appOff: ["notYou"],
  keyAdded: ["codes", "notYou"],
  keyRemoved: ["notYou"],
  passwordChanged: ["notYou"],
  tokenMade: ["notYou"],
  emailChanged: ["notYou"],
  notice: [],
  digest: [],
  order: ["validity", "attached"],
} as const satisfies Record<string, readonly string[]>;

export function composeMail(translate: Translate, order: MailOrder): ComposedMail {
  const word = (name: string) => translate(order.locale, `mail:${order.template}.${name}`, order.params);
  const before = paragraphKeys.map(word);
  const after = closingKeys[order.template].map(word);
  const action = word("action");
  const { lines = [], settingsLink } = order;
  const settings = settingsLink ? [{ text: word("settings"), link: settingsLink }] : [];
  const linked = ({ text, link }: MailLine) => `${text}\n${link}`;
  return {
    subject: oneLine(word("subject")),
    text: [
      ...before,
      ...lines.map(linked),
      linked({ text: action, link: order.link }),
      ...after,
      ...settings.map(linked),
      "YMP",
    ].join("\n\n"),
    html: layOut(order, { before, action, after, settings }),
  };
}

/** Inline styles, since mail programs drop everything else; colours that hold in their dark modes too. */
function layOut(
  { locale, link, lines = [] }: MailOrder,
  words: { before: string[]; action: string; after: string[]; settings: MailLine[] },
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  return mailPage(
    locale,
    `${[...words.before.map(paragraph), ...lines.map(linkedLine)].join("\n")}
<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#0b6e8a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(words.action)}</a></p>
<p style="margin:0 0 16px;word-break:break-all;color:#51606e">${escapeHtml(link)}</p>
${[...words.after.map(paragraph), ...words.settings.map(linkedLine)].join("\n")}
<p style="margin:24px 0 0;color:#51606e">YMP</p>`,
  );
}

/** Around what a mail says. */
export const mailPage = (locale: Locale, content: string): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#1b2733;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${content}
</div></body></html>
`;

function linkedLine({ text, link }: MailLine): string {
  return `<p style="margin:0 0 10px"><a href="${escapeHtml(link)}" style="color:#0b6e8a">${escapeHtml(text)}</a></p>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A line break in a subject would begin another header. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
