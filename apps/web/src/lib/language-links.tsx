import { locales } from "@ymp/i18n/locales";
import { useServices, useStore } from "../app/services-context.tsx";
import { languageNames } from "./language-names.ts";

/** Each language in its own words. */
export function LanguageLinks() {
  const { theme } = useServices();
  const current = useStore(theme);
  return (
    <div className="flex flex-wrap justify-center gap-x-5 py-6 text-sm">
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current.locale}
          onClick={() => theme.set({ ...current, locale })}
          className="tap-target rounded-sm text-muted-foreground hover:text-foreground aria-pressed:text-foreground"
        >
          {languageNames[locale]}
        </button>
      ))}
    </div>
  );
}
