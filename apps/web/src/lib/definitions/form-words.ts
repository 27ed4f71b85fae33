import { bookFormWords, type FormWords } from "@ymp/i18n/book-forms";
import type { Locale } from "@ymp/i18n/locales";
import { useEffect, useState } from "react";
import { useTranslation } from "../translation.tsx";

const known = new Map<Locale, FormWords>();

/** What the English words of a form mean in the reader's language; null where they are English readers', or not translated. */
export function useFormWords(): (english: string) => string | null {
  const { language } = useTranslation().translator;
  const [words, setWords] = useState(known.get(language));
  useEffect(() => {
    let isGone = false;
    const learn = (read: FormWords) => {
      known.set(language, read);
      if (!isGone) setWords(read);
    };
    // Without them the form stands there in English, as the book does.
    void bookFormWords(language).then(learn, () => undefined);
    return () => {
      isGone = true;
    };
  }, [language]);
  return (english) => words?.[english] ?? null;
}
