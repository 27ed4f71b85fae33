import type { MenuEntry } from "@ymp/core/access/menu";
import { localeTags } from "@ymp/i18n/locales";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** Entries of the menu as a sentence names them. */
export function useEntryNames(): (entries: readonly MenuEntry[]) => string {
  const { t } = useTranslation();
  const { locale } = useStore(useServices().theme);
  const list = new Intl.ListFormat(localeTags[locale], { type: "conjunction" });
  return (entries) => list.format(entries.map(({ messageKey }) => t(messageKey)));
}
