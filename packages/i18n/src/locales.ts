/** The languages of the interface, the mails and the prints. */
export const locales = ["en", "zh", "fr", "ja"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";
/** What dates and figures are printed by. */
export const localeTags: Record<Locale, string> = { en: "en-GB", zh: "zh-CN", fr: "fr-FR", ja: "ja-JP" };

export function isLocale(text: string): text is Locale {
  return locales.some((locale) => locale === text);
}

/** The first language of an Accept-Language header that there are messages in. */
export function localeOfHeader(header: string | null | undefined): Locale {
  const wanted = (header ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLocale) ?? defaultLocale;
}
