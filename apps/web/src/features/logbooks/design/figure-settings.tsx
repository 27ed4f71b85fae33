import { takes } from "@ymp/core/books/column-settings";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { FigureControl } from "../../../lib/definitions/plain-controls.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import type { SettingProps } from "./column-settings.ts";

/** Unit, limits and decimals of a figure. */
export function FigureSettings({ column, faultAt, change }: SettingProps) {
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
      {takes(column.type, "decimals") ? (
        <Field label={t("decimals")} error={faultAt("decimals")}>
          <Select
            value={String(decimals)}
            options={["0", "1", "2", "3"].map((value) => ({ value, label: value }))}
            onValueChange={(value) => change({ decimals: Number(value) })}
          />
        </Field>
      ) : null}
      {takes(column.type, "warnsOnly") ? (
        <SwitchField
          label={t("warnsOnly")}
          checked={column.warnsOnly ?? false}
          onCheckedChange={(warnsOnly) => change({ warnsOnly })}
        />
      ) : null}
    </>
  );
}
