import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Say } from "../lib/word-keys.ts";

/** A BCP 47 tag; dates are typed and shown the way it writes them ("en-GB", "fr", "ja", "zh-CN"). */
export type LocaleTag = string;

const WordsContext = createContext<{ say: Say; locale: LocaleTag } | null>(null);

/** Gives every component below the words and the locale of the user; the app mounts it once. */
export function WordsProvider({ say, locale, children }: { say: Say; locale: LocaleTag; children: ReactNode }) {
  const value = useMemo(() => ({ say, locale }), [say, locale]);
  return <WordsContext value={value}>{children}</WordsContext>;
}

function useWordsContext() {
  const context = useContext(WordsContext);
  if (!context) throw new Error("Components of this package need a WordsProvider above them.");
  return context;
}

export function useWords(): Say {
  return useWordsContext().say;
}

export function useLocaleTag(): LocaleTag {
  return useWordsContext().locale;
}
