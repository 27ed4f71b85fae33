import type { OtherLanguage } from "@ymp/api/modules/templates/library.schema";
import { Badge } from "@ymp/ui/primitives/badge";
import { listed } from "../../lib/format.ts";
import { languageNames } from "../../lib/language-names.ts";
import { useTranslation } from "../../lib/translation.tsx";

interface Origin {
  isShipped: boolean;
  kept: { isArchived: boolean } | null;
}

/** Whether an entry is as it came with the product, was changed, or was added here. */
export function EntryOrigin({ entry: { isShipped, kept } }: { entry: Origin }) {
  const { t } = useTranslation("library");
  if (!isShipped) return <Badge tone="line">{t("origin.own")}</Badge>;
  return <span className="text-muted-foreground">{t(kept ? "origin.changed" : "origin.shipped")}</span>;
}

/** The languages whose words are still missing. */
export function Lacking({ languages }: { languages: readonly OtherLanguage[] }) {
  const { t } = useTranslation("library");
  if (languages.length === 0) return <span className="text-muted-foreground">{t("languages.all")}</span>;
  const names = listed(
    languages.map((language) => languageNames[language]),
    t,
  );
  return (
    <span title={t("languages.lacking", { languages: names })}>{t("languages.lacking", { languages: names })}</span>
  );
}
