import type { Locale } from "@ymp/i18n/locales";

export const localeTags: Record<Locale, string> = { en: "en-GB", zh: "zh-CN", fr: "fr-FR", ja: "ja-JP" };
