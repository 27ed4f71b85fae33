import { nationalityName } from "@ymp/core/people/profile-nationality";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../lib/use-formats.ts";
import type { Paper } from "./papers.queries.ts";

/** What papers are called and how they stand, in the reader's language. */
export function usePaperWords() {
  const { t, i18n } = useTranslation("papers");
  const formats = useFormats();
  const typeName = (type: string) => (i18n.exists(`papers:type.${type}`) ? t(`type.${type}`) : t("type.other"));
  return {
    typeName,
    /** "ENG1" beside its kind, or the name of a paper of another kind. */
    nameOf: ({ type, title }: Pick<Paper, "type" | "title">) => (type === "other" && title ? title : typeName(type)),
    issuer: ({ issuingAuthority, issuingCountry }: Pick<Paper, "issuingAuthority" | "issuingCountry">) =>
      [issuingAuthority, issuingCountry ? nationalityName(issuingCountry, i18n.language) : null]
        .filter(Boolean)
        .join(", "),
    stateWords: ({ state, daysLeft, expiresOn }: Pick<Paper, "state" | "daysLeft" | "expiresOn">) => {
      if (state === "noExpiry" || state === "unknown" || daysLeft === null) return t(`state.${state}`);
      if (state === "expired") return t("state.expired", { count: -daysLeft });
      if (state === "valid") return expiresOn ? formats.date(expiresOn) : t("state.valid");
      return daysLeft === 0 ? t("state.today") : t("state.expiresIn", { count: daysLeft });
    },
  };
}
