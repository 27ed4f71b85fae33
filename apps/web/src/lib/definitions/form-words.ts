import type { BookKind } from "@ymp/core/books/kinds";
import { bookFormWords, type FormWords, formGroupOf } from "@ymp/i18n/book-forms";
import { createContext, use, useEffect, useState } from "react";
import { useTranslation } from "../translation.tsx";

/** The kind of book whose form is drawn below; words of one book are not those of another. */
export const FormKind = createContext<BookKind | undefined>(undefined);

/** Words of a form that is of no book, by the screen that shows it. */
export const OwnFormWords = createContext<((english: string) => string | null) | undefined>(undefined);

const known = new Map<string, FormWords>();

/** What the English words of a form mean in the reader's language; null where they are English readers', or not translated. */
export function useFormWords(): (english: string) => string | null {
  const { language } = useTranslation().translator;
  const kind = use(FormKind);
  const own = use(OwnFormWords);
  const group = kind && formGroupOf(kind);
  const key = `${language} ${group}`;
  const [, setRead] = useState<string>();
  useEffect(() => {
    if (group === undefined || known.has(key)) return;
    let isGone = false;
    const learn = (words: FormWords) => {
      known.set(key, words);
      if (!isGone) setRead(key);
    };
    // Without them the form is there in English, as the book is.
    void bookFormWords(language, group).then(learn, () => undefined);
    return () => {
      isGone = true;
    };
  }, [language, group, key]);
  const words = known.get(key);
  return own ?? ((english) => words?.[english] ?? null);
}
