import { takes } from "@ymp/core/books/column-settings";
import type { ColumnType, DesignedColumn } from "@ymp/core/books/custom-book";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { SwitchField } from "@ymp/ui/primitives/switch";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { changedType, type DesignFault } from "./book-design.ts";
import { ColumnOptions } from "./column-options.tsx";
import { AskedWhen, RequiredWhen } from "./condition-field.tsx";
import { FigureSettings } from "./figure-settings.tsx";
import { ReckonSettings } from "./reckon-settings.tsx";

export interface ColumnPanelProps {
  column: DesignedColumn;
  /** What the panel is called. */
  label: string;
  /** What it may hold. */
  types: readonly ColumnType[];
  /** The columns that are answered before it. */
  above: readonly DesignedColumn[];
  /** As it was signed, where entries may stand under it. */
  written: DesignedColumn | undefined;
  faults: readonly DesignFault[];
  mostOptions: number;
  onChange: (column: DesignedColumn) => void;
  onRemove: () => void;
  /** What each of its rows asks. */
  rows?: ReactNode;
}

/** What one column asks for. What was written stays: such a column keeps its type, and is no longer asked instead of removed. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { column, label, types, above, written, faults, mostOptions, onChange, onRemove, rows } = props;
  const { t } = useTranslation("book-design");
  const { type } = column;
  const change = (part: Partial<DesignedColumn>) => onChange(withoutEmpty({ ...column, ...part }));
  const faultAt = (field: DesignFault["field"]) => {
    const fault = faults.find((one) => one.field === field);
    return fault && t(fault.messageKey);
  };
  const settings = { column, above, faultAt, change };
  return (
    <section aria-label={label} className="flex flex-col gap-4 p-4">
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
          options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          onValueChange={(next) => onChange(changedType(column, next))}
        />
      </Field>
      {takes(type, "from") ? <ReckonSettings {...settings} /> : null}
      {takes(type, "unit") ? <FigureSettings {...settings} /> : null}
      {takes(type, "options") ? (
        <ColumnOptions
          options={column.options ?? []}
          written={written?.options ?? []}
          most={mostOptions}
          error={faultAt("options")}
          onChange={(options) => change({ options })}
        />
      ) : null}
      {rows}
      {takes(type, "requiredWhen") ? <RequiredWhen {...settings} /> : null}
      <AskedWhen {...settings} />
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

/** What is off or empty is not said. */
function withoutEmpty(column: DesignedColumn): DesignedColumn {
  const said = { ...column };
  for (const [key, value] of Object.entries(column))
    if (key !== "label" && (value === undefined || value === "" || value === false)) Reflect.deleteProperty(said, key);
  return said;
}
