import type { Locale } from "@ymp/i18n/locales";

/** Each language as its speakers write it; never translated. */
export const languageNames: Record<Locale, string> = { en: "English", zh: "中文", fr: "Français", ja: "日本語" };
