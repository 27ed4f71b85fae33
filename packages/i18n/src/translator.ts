import { createInstance, type Resource } from "i18next";
import { defaultLocale, type Locale, locales } from "./locales.ts";

/** A message of a key such as `mail:resetSubject`, in a language, with its parameters put in as they are. */
export type Translate = (locale: Locale, key: string, params?: Record<string, string | number>) => string;

/** For the server's own words: mails, prints and answers to scripts. Throws on a key that no language knows. */
export function createTranslator(messages: Resource): Translate {
  const i18n = createInstance();
  void i18n.init({
    resources: messages,
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    supportedLngs: [...locales],
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return (locale, key, params = {}) => {
    if (!i18n.exists(key, params)) throw new RangeError(`No message has the key ${key}`);
    return i18n.t(key, { ...params, lng: locale });
  };
}
