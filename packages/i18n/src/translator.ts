import { defaultLocale, type Locale } from "./locales.ts";
import { type Language, type Params, sayMessage } from "./message.ts";

/** A message of a key such as `mail:resetSubject`, in a language, with its parameters put in as they are. */
export type Translate = (locale: Locale, key: string, params?: Params) => string;

/** For the server's own words: mails, prints and answers to scripts. Throws on a key that no language knows. */
export function createTranslator(messages: Record<Locale, Language>): Translate {
  return (locale, key, params) => {
    const [namespace = "", path = ""] = key.split(":");
    const said = [locale, defaultLocale].map((spoken) => sayMessage(messages[spoken][namespace], path, spoken, params));
    const sentence = said.find((found) => found !== undefined);
    if (sentence === undefined) throw new RangeError(`No message has the key ${key}`);
    return sentence;
  };
}
