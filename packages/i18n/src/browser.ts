import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import type { Locale } from "./locales.ts";

const bundles: Record<Locale, () => Promise<{ messages: ResourceLanguage }>> = {
  en: () => import("./bundles/en.ts"),
  zh: () => import("./bundles/zh.ts"),
  fr: () => import("./bundles/fr.ts"),
  ja: () => import("./bundles/ja.ts"),
};

/** A translator for the browser that holds one language and fetches others when they are chosen. */
export async function createBrowserTranslator(locale: Locale): Promise<i18n> {
  const { messages } = await bundles[locale]();
  const translator = createInstance();
  await translator.init({
    resources: { [locale]: messages },
    lng: locale,
    fallbackLng: false,
    defaultNS: "common",
    ns: Object.keys(messages),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return translator;
}

export async function speak(translator: i18n, locale: Locale): Promise<void> {
  if (translator.language === locale) return;
  const { messages } = await bundles[locale]();
  for (const [namespace, content] of Object.entries(messages)) {
    translator.addResourceBundle(locale, namespace, content, true, true);
  }
  await translator.changeLanguage(locale);
}
