import { type DesignedColumn, takes } from "@ymp/core/books/custom-book";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { FigureControl } from "../../../lib/definitions/plain-controls.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { changedType, type DesignFault } from "./book-design.ts";
import { ColumnOptions } from "./column-options.tsx";
import { offeredTypes } from "./column-types.tsx";

export interface ColumnPanelProps {
  column: DesignedColumn;
  position: number;
  /** As it was signed, where entries may stand under it. */
  written: DesignedColumn | undefined;
  faults: readonly DesignFault[];
  onChange: (column: DesignedColumn) => void;
  onRemove: () => void;
}

/** What one column asks for. What was written stays: such a column keeps its type, and is no longer asked instead of removed. */
export function ColumnPanel({ column, position, written, faults, onChange, onRemove }: ColumnPanelProps) {
  const { t } = useTranslation("book-design");
  const { type } = column;
  const change = (part: Partial<DesignedColumn>) => onChange(withoutEmpty({ ...column, ...part }));
  const faultAt = (field: DesignFault["field"]) => {
    const fault = faults.find((one) => one.field === field);
    return fault && t(fault.messageKey);
  };
  return (
    <section aria-label={t("column", { position })} className="flex flex-col gap-4 p-4">
      <Field label={t("label")} error={faultAt("label")} required>
        <Input
          value={column.label}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => change({ label: target.value })}
        />
      </Field>
      <Field label={t("holds")} help={written ? t("typeStays") : undefined}>
        <Select
          disabled={written !== undefined}
          value={type}
          options={offeredTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onValueChange={(next) => onChange(changedType(column, next))}
        />
      </Field>
      {takes(type, "unit") ? <FigureSettings column={column} faultAt={faultAt} change={change} /> : null}
      {takes(type, "options") ? (
        <ColumnOptions
          options={column.options ?? []}
          written={written?.options ?? []}
          error={faultAt("options")}
          onChange={(options) => change({ options })}
        />
      ) : null}
      <SwitchField
        label={t("required")}
        checked={column.isRequired ?? false}
        onCheckedChange={(isRequired) => change({ isRequired })}
      />
      {written ? (
        <SwitchField
          label={t("noLongerAsked")}
          help={t("writtenStays")}
          checked={column.isArchived ?? false}
          onCheckedChange={(isArchived) => change({ isArchived })}
        />
      ) : (
        <Button variant="destructive" className="self-start" onClick={onRemove}>
          {t("remove")}
        </Button>
      )}
    </section>
  );
}

interface FigureSettingsProps {
  column: DesignedColumn;
  faultAt: (field: DesignFault["field"]) => string | undefined;
  change: (part: Partial<DesignedColumn>) => void;
}

function FigureSettings({ column, faultAt, change }: FigureSettingsProps) {
  const { t } = useTranslation("book-design");
  const decimals = column.type === "int" ? 0 : (column.decimals ?? 2);
  const limit = (key: "min" | "max") => (
    <Field label={t(key)} error={faultAt(key)}>
      <FigureControl
        field={{ type: "figure", key, label: "", decimals, least: "-999999999", most: "999999999" }}
        value={column[key]}
        isRequired={false}
        onChange={(value) => change({ [key]: typeof value === "string" ? value : undefined })}
      />
    </Field>
  );
  return (
    <>
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        <Field label={t("unit")} error={faultAt("unit")}>
          <Input
            value={column.unit ?? ""}
            maxLength={20}
            autoComplete="off"
            onChange={({ target }) => change({ unit: target.value.trimStart() })}
          />
        </Field>
        {limit("min")}
        {limit("max")}
      </div>
      {column.type === "decimal" ? (
        <Field label={t("decimals")} error={faultAt("decimals")}>
          <Select
            value={String(decimals)}
            options={["0", "1", "2", "3"].map((value) => ({ value, label: value }))}
            onValueChange={(value) => change({ decimals: Number(value) })}
          />
        </Field>
      ) : null}
      <SwitchField
        label={t("warnsOnly")}
        checked={column.warnsOnly ?? false}
        onCheckedChange={(warnsOnly) => change({ warnsOnly })}
      />
    </>
  );
}

/** What is off or empty is not said. */
function withoutEmpty(column: DesignedColumn): DesignedColumn {
  const said = { ...column };
  for (const [key, value] of Object.entries(column))
    if (key !== "label" && (value === undefined || value === "" || value === false)) Reflect.deleteProperty(said, key);
  return said;
}
