import type { EquipmentFilters } from "@ymp/api/modules/equipment/equipment.schema";
import { labelFacts, labelFormats } from "@ymp/api/modules/equipment/labels.schema";
import { locales } from "@ymp/i18n/locales";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { usePrintLabels } from "./equipment.mutations.ts";

type LabelFact = (typeof labelFacts)[number];
const labelsOn = { "a4-3x8": 24, "a4-2x7": 14, "roll-62": 1 } as const;

export interface LabelsDialogProps {
  /** The chosen machines, or what the list is filtered by. */
  which: EquipmentFilters;
  onClose: () => void;
}

/** Sheets of labels for many machines, as label makers cut them. */
export function LabelsDialog({ which, onClose }: LabelsDialogProps) {
  const { t } = useTranslation("labels");
  const { locale: chosen } = useStore(useServices().theme);
  const print = usePrintLabels();
  const [format, setFormat] = useState<(typeof labelFormats)[number]>("a4-3x8");
  const [facts, setFacts] = useState<LabelFact[]>(["code", "location", "vessel"]);
  const [skips, setSkips] = useState(0);
  const save = () =>
    print.mutate(
      { ...which, format, facts, skips, locale: locales.find((known) => known === chosen) ?? "en" },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={t("dialog.title")}
      submit={
        <>
          <Printer />
          {t("dialog.make")}
        </>
      }
      busy={print.isPending}
      error={print.error}
      saysFaults
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{t("dialog.text")}</p>
      <RadioGroup
        aria-label={t("dialog.format")}
        value={format}
        onValueChange={(value) => {
          setFormat(labelFormats.find((known) => known === value) ?? "a4-3x8");
          setSkips(0);
        }}
      >
        {labelFormats.map((value) => (
          <Radio key={value} value={value} label={t(`format.${value}`)} help={t(`formatHelp.${value}`)} />
        ))}
      </RadioGroup>
      <fieldset>
        <legend className="mb-1 font-medium text-sm">{t("dialog.facts")}</legend>
        {labelFacts.map((fact) => (
          <CheckboxField
            key={fact}
            label={t(`fact.${fact}`)}
            checked={facts.includes(fact)}
            onCheckedChange={(on) => setFacts(on === true ? [...facts, fact] : facts.filter((other) => other !== fact))}
          />
        ))}
      </fieldset>
      {labelsOn[format] > 1 ? (
        <Field label={t("dialog.skips")} help={t("dialog.skipsHelp")}>
          <Stepper
            label={t("dialog.skips")}
            value={skips}
            min={0}
            max={labelsOn[format] - 1}
            onValueChange={setSkips}
          />
        </Field>
      ) : null}
    </FormDialog>
  );
}
