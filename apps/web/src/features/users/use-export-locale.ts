import { locales } from "@ymp/i18n/locales";
import { useServices, useStore } from "../../app/services-context.tsx";

/** The language of what the server writes for the reader. */
export function useExportLocale() {
  const { locale } = useStore(useServices().theme);
  return locales.find((known) => known === locale) ?? "en";
}
