import type { Allergy } from "@ymp/core/guests/allergies";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";

export function useAllergyWords() {
  const { t } = useTranslation("guests");
  return useMemo(() => {
    const thing = ({ allergen, note }: Allergy) => (allergen === "other" && note ? note : t(`allergen.${allergen}`));
    const severity = (allergy: Allergy) => t(`severity.${allergy.severity}`);
    return { thing, severity, named: (allergy: Allergy) => `${thing(allergy)}, ${severity(allergy)}` };
  }, [t]);
}
