import { nationalityName } from "@ymp/core/people/profile-nationality";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import type { Paper } from "./papers.queries.ts";

/** What papers are called and their state, in the reader's language. */
export function usePaperWords() {
  const { t, translator } = useTranslation("papers");
  const formats = useFormats();
  const typeName = (type: string) => (translator.exists(`papers:type.${type}`) ? t(`type.${type}`) : t("type.other"));
  return {
    typeName,
    /** "ENG1" beside its kind, or the name of a paper of another kind. */
    nameOf: ({ type, title }: Pick<Paper, "type" | "title">) => (type === "other" && title ? title : typeName(type)),
    issuer: ({ issuingAuthority, issuingCountry }: Pick<Paper, "issuingAuthority" | "issuingCountry">) =>
      formats.list([issuingAuthority, issuingCountry ? nationalityName(issuingCountry, translator.language) : null]),
    stateWords: ({ state, daysLeft, expiresOn }: Pick<Paper, "state" | "daysLeft" | "expiresOn">) => {
      if (state === "noExpiry" || state === "unknown" || daysLeft === null) return t(`state.${state}`);
      if (state === "expired") return t("state.expired", { count: -daysLeft });
      if (state === "valid") return expiresOn ? formats.date(expiresOn) : t("state.valid");
      return daysLeft === 0 ? t("state.today") : t("state.expiresIn", { count: daysLeft });
    },
  };
}
