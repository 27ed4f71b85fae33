import { type Allergy, allergens, severities } from "@ymp/core/guests/allergies";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Plus, X } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useAllergyWords } from "./allergy-words.ts";

export interface AllergyRowsProps {
  id?: string;
  value: readonly Allergy[];
  onValueChange: (allergies: Allergy[]) => void;
  "aria-labelledby"?: string;
}

/** What a guest must not eat or touch: a row each. A new one counts as grave until somebody says otherwise. */
export function AllergyRows({ value, onValueChange, ...group }: AllergyRowsProps) {
  const { t } = useTranslation("guests");
  const words = useAllergyWords();
  const put = (place: number, change: Partial<Allergy>) =>
    onValueChange(value.map((allergy, at) => (at === place ? { ...allergy, ...change } : allergy)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it draws the legend
    <div {...group} role="group" className="flex flex-col gap-3">
      {value.map((allergy, place) => (
        // A row has no name of its own, and the order is the writer's.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className="grid gap-2 sm:grid-cols-[1fr_1fr_auto]">
          <Select
            aria-label={t("allergy.what")}
            options={allergens.map((one) => ({ value: one, label: t(`allergen.${one}`) }))}
            value={allergy.allergen}
            onValueChange={(allergen) => put(place, { allergen })}
          />
          <Select
            aria-label={t("allergy.severity")}
            options={severities.map((one) => ({ value: one, label: t(`severity.${one}`) }))}
            value={allergy.severity}
            onValueChange={(severity) => put(place, { severity })}
          />
          <IconButton
            label={t("allergy.remove", { name: words.thing(allergy) })}
            onClick={() => onValueChange(value.filter((_, at) => at !== place))}
          >
            <X />
          </IconButton>
          <Input
            className="sm:col-span-2"
            aria-label={t("allergy.note")}
            placeholder={t("allergy.noteHint")}
            value={allergy.note ?? ""}
            onChange={(event) => put(place, { note: event.target.value })}
          />
        </div>
      ))}
      <Button
        className="self-start"
        onClick={() => onValueChange([...value, { allergen: "crustaceans", severity: "severe", note: "" }])}
      >
        <Plus />
        {t("allergy.add")}
      </Button>
    </div>
  );
}
