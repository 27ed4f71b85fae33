import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import type { InputOf } from "../../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../../lib/translation.tsx";

const noSection = "none";

interface RemovedSection {
  id: string;
  name: string;
  /** How many parts it holds, and how many of them stand on its drawing. */
  parts: number;
  spots: number;
}

export interface RemoveSectionDialogProps {
  section: RemovedSection;
  machineName: string;
  siblings: readonly { id: string; name: string }[];
  remove: {
    mutate: (input: InputOf<"spareParts.removeSection">, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  onClose: () => void;
}

/** An empty section goes at once; the parts of another are given a place first. */
export function RemoveSectionDialog({ section, machineName, siblings, remove, onClose }: RemoveSectionDialogProps) {
  const { t } = useTranslation();
  const [partsTo, setPartsTo] = useState<string | null>(null);
  const isEmpty = section.parts === 0;
  const others = siblings.filter(({ id }) => id !== section.id);
  const target = partsTo === noSection ? null : partsTo;
  const confirm = () =>
    remove.mutate({ id: section.id, partsTo: isEmpty ? undefined : target }, { onSuccess: onClose });
  return (
    <FormDialog
      title={t("equipment:section.removeTitle", { name: section.name })}
      subtitle={<bdi>{machineName}</bdi>}
      submit={t("equipment:section.removeConfirm")}
      destructive
      busy={remove.isPending}
      disabled={!isEmpty && partsTo === null}
      error={remove.error}
      onSubmit={confirm}
      onClose={onClose}
    >
      {isEmpty ? (
        <p className="text-muted-foreground text-sm">{t("spares:sections.removeEmpty")}</p>
      ) : (
        <Field
          label={t("spares:sections.partsTo", { count: section.parts })}
          help={section.spots > 0 ? t("spares:sections.spotsLost", { count: section.spots }) : undefined}
        >
          <Select
            placeholder={t("spares:bulk.sectionId.choose")}
            options={[
              ...others.map(({ id, name }) => ({ value: id, label: name })),
              { value: noSection, label: t("equipment:part.noSection") },
            ]}
            value={partsTo}
            onValueChange={setPartsTo}
          />
        </Field>
      )}
    </FormDialog>
  );
}
