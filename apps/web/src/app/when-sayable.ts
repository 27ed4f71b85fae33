import type { BrowserTranslator } from "@ymp/i18n/browser";

/** Says it as soon as the words are there; without them once it is certain that they cannot be fetched. */
export function whenSayable(translator: BrowserTranslator, messageKey: string, say: () => void): void {
  if (translator.isSayable(messageKey)) say();
  else translator.allWords().then(say, say);
}
