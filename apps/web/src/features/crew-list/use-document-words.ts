import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { CrewListPerson } from "./crew-list.queries.ts";

const natures = { passport: "document.passport", seafarers_book: "document.seafarers_book" } as const;

/** An identity document in words; nothing where there is none. */
export function useDocumentWords() {
  const { t } = useTranslation("crew-list");
  const formats = useFormats();
  return {
    nature: ({ document }: CrewListPerson): string | null => {
      if (!document) return null;
      const nature = t(natures[document.type === "passport" ? "passport" : "seafarers_book"]);
      return [nature, document.issuingCountry].filter(Boolean).join(" · ");
    },
    expiry: ({ document }: CrewListPerson): string | null => {
      if (document?.expiresOn) return formats.date(document.expiresOn);
      return document?.hasNoExpiry ? t("noExpiry") : null;
    },
  };
}
