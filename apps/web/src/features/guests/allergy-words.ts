import type { Allergy } from "@ymp/core/guests/allergies";
import { useMemo } from "react";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";

export function useAllergyWords() {
  const { t } = useTranslation("guests");
  return useMemo(() => {
    const thing = ({ allergen, note }: Allergy) => (allergen === "other" && note ? note : t(`allergen.${allergen}`));
    const severity = (allergy: Allergy) => t(`severity.${allergy.severity}`);
    const named = (allergy: Allergy) => listed([thing(allergy), severity(allergy)], t);
    return { thing, severity, named, all: (allergies: readonly Allergy[]) => allergies.map(named).join(t("several")) };
  }, [t]);
}
