import type { BulkEditPartsInput } from "@ymp/api/modules/spare-parts/spare-parts.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { BulkDialog } from "../../lib/bulk-dialog.tsx";
import { DecimalInput } from "../../lib/decimal-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBulkEditParts } from "./spares.mutations.ts";
import { type PartRow, useSections } from "./spares.queries.ts";

type Change = BulkEditPartsInput["change"];
export type BulkField = Change["field"];

export interface PartsBulkDialogProps {
  field: BulkField;
  rows: readonly PartRow[];
  onClose: () => void;
  onDone: () => void;
}

/** One change for all the chosen parts. */
export function PartsBulkDialog({ field, rows, ...dialog }: PartsBulkDialogProps) {
  const { t } = useTranslation();
  const [change, setChange] = useState<Change | null>(null);
  const edit = useBulkEditParts();
  const changed = field === "minQuantity" ? rows.filter(({ itemId }) => itemId !== null) : rows;
  return (
    <BulkDialog
      {...dialog}
      rows={changed}
      title={t(`spares:bulk.${field}.title`, { count: changed.length })}
      submit={t("spares:bulk.confirm")}
      change={change}
      write={edit}
      send={(parts, sent, then) => edit.mutate({ parts, change: sent }, then)}
    >
      {field === "sectionId" ? (
        <SectionChange equipmentId={rows[0]?.equipmentId} onChange={setChange} />
      ) : field === "minQuantity" ? (
        <MinimumChange hasCritical={rows.some(({ machine }) => machine.isCritical)} onChange={setChange} />
      ) : (
        <TypedChange field={field} onChange={setChange} />
      )}
    </BulkDialog>
  );
}

const noSection = "none";

function SectionChange(props: { equipmentId: string | undefined; onChange: (change: Change) => void }) {
  const { t } = useTranslation();
  const { data: sections = [] } = useSections(props.equipmentId);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Field label={t("spares:field.section")} help={t("spares:bulk.sectionId.help")}>
      <Select
        placeholder={t("spares:bulk.sectionId.choose")}
        options={[
          ...sections.map(({ id, name }) => ({ value: id, label: name })),
          { value: noSection, label: t("equipment:part.noSection") },
        ]}
        value={chosen}
        onValueChange={(value) => {
          setChosen(value);
          props.onChange({ field: "sectionId", value: value === noSection ? null : value });
        }}
      />
    </Field>
  );
}

interface TypedChangeProps {
  field: Exclude<BulkField, "sectionId" | "minQuantity">;
  onChange: (change: Change | null) => void;
}

function TypedChange({ field, onChange }: TypedChangeProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  return (
    <Field label={t(`spares:field.${field}`)}>
      <Input
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange({ field, value: target.value.trim() || null });
        }}
      />
    </Field>
  );
}

interface MinimumChangeProps {
  hasCritical: boolean;
  onChange: (change: Change | null) => void;
}

function MinimumChange({ hasCritical, onChange }: MinimumChangeProps) {
  const { t } = useTranslation();
  const [value, setValue] = useState<number | null>(null);
  return (
    <Field label={t("spares:field.minimum")} help={hasCritical ? t("spares:warn.noMinimum") : undefined}>
      <DecimalInput
        value={value}
        onValueChange={(typed) => {
          setValue(typed);
          onChange(typed !== null && typed >= 0 ? { field: "minQuantity", value: typed } : null);
        }}
      />
    </Field>
  );
}
