import type { Field as Asked, Value, Values } from "@ymp/core/definitions/definition";
import { isRows } from "@ymp/core/definitions/expression";
import { newId } from "@ymp/core/ids";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { FieldError } from "@ymp/ui/primitives/field";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../translation.tsx";
import { useFilling } from "./entry-around.ts";
import { FieldLabel } from "./field-label.tsx";

interface RowsControlProps {
  field: Extract<Asked, { type: "rows" }>;
  path: string;
  value: Value | undefined;
  error: string | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Rows that are added and removed, each with the same fields. */
export function RowsControl({ field, path, value, error, onChange }: RowsControlProps) {
  const { t } = useTranslation("definitions");
  const { Grid } = useFilling();
  const rows: readonly Values[] = isRows(value) ? value : [];
  const [ids, setIds] = useState(() => rows.map(() => newId()));
  const change = (next: readonly Values[]) => onChange(next.length === 0 ? undefined : next);
  const add = () => {
    setIds([...rows.map((_, at) => ids[at] ?? newId()), newId()]);
    change([...rows, {}]);
  };
  const remove = (at: number) => {
    setIds(ids.filter((_, index) => index !== at));
    change(rows.filter((_, index) => index !== at));
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">
        <FieldLabel field={field} />
      </legend>
      {rows.map((row, at) => (
        <div key={ids[at] ?? at} className="flex items-start gap-2 rounded-md bg-muted p-3">
          <span aria-hidden className="w-5 flex-none pt-1 text-muted-foreground text-xs tabular-nums">
            {at + 1}
          </span>
          <div className="min-w-0 flex-1">
            <Grid
              fields={field.fields}
              values={row}
              whole={row}
              above={`${path}.${at}.`}
              onChange={(changed) => change(rows.map((one, index) => (index === at ? changed : one)))}
            />
          </div>
          <IconButton
            label={t("removeRow", { number: at + 1, of: field.label })}
            size="icon-sm"
            onClick={() => remove(at)}
          >
            <X />
          </IconButton>
        </div>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
      {rows.length < field.most ? (
        <Button
          variant="outline"
          size="md"
          aria-invalid={error ? true : undefined}
          className="self-start touch:min-h-touch"
          onClick={add}
        >
          <Plus />
          {t("addRow")}
          <span className="sr-only" lang="en">
            {field.label}
          </span>
        </Button>
      ) : null}
    </fieldset>
  );
}
