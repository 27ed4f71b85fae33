import { Button } from "@ymp/ui/primitives/button";
import { Check } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { isSet, type Model, type ModelSet, machinesOfSet, type NewMachine } from "./models-draft.ts";

interface ModelSetsProps {
  sets: readonly ModelSet[];
  models: readonly Model[];
  machines: readonly NewMachine[];
  onChange: (machines: NewMachine[]) => void;
}

/** One press chooses what vessels of a kind usually carry; every line can then be changed. */
export function ModelSets({ sets, models, machines, onChange }: ModelSetsProps) {
  const { t } = useTranslation("models");
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t("sets")}</legend>
      <div className="flex flex-wrap gap-2">
        {sets.map((set) => {
          const isChosen = isSet(machines, set);
          return (
            <Button
              key={set.key}
              variant={isChosen ? "secondary" : "outline"}
              aria-pressed={isChosen}
              className="touch:h-touch"
              onClick={() => onChange(machinesOfSet(set, models))}
            >
              {isChosen ? <Check /> : null}
              {t(`set.${set.key}`)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
