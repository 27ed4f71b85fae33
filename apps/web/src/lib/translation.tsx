import type { BrowserTranslator } from "@ymp/i18n/browser";
import type { Say } from "@ymp/i18n/screen-translator";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

const TranslatorContext = createContext<BrowserTranslator | null>(null);

export function TranslationProvider({ translator, children }: { translator: BrowserTranslator; children: ReactNode }) {
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

interface Translation {
  t: Say;
  translator: BrowserTranslator;
}

/** `t("common:product")`; keys that name no namespace belong to those that are given here. Draws again when words come. */
export function useTranslation(...namespaces: readonly string[]): Translation {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error("A TranslationProvider is needed above.");
  const t = useSyncExternalStore(translator.subscribe, () =>
    namespaces.length > 0 ? translator.within(namespaces) : translator.t,
  );
  return { t, translator };
}

const slot = "\uFFFC";

/** A sentence in which one value is drawn instead of said: `withDrawn((from) => t("changed", { from }), <s>{old}</s>)` */
export function withDrawn(sentence: (value: string) => string, drawn: ReactNode): ReactNode {
  const [before, after] = sentence(slot).split(slot);
  return (
    <>
      {before}
      {drawn}
      {after}
    </>
  );
}
