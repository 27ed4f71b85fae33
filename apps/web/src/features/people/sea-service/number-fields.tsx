import type { FieldValues, Path } from "react-hook-form";
import { FigureInput } from "../../../lib/figure-input.tsx";
import { ControlField } from "../../../lib/forms/bound-fields.tsx";
import { WholeInput } from "../../../lib/whole-input.tsx";

interface NumberFieldProps<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  /** Counted from nothing, such as days: an empty field is none. */
  isCount?: boolean;
}

export function WholeField<Values extends FieldValues>({ name, label, isCount = false }: NumberFieldProps<Values>) {
  return (
    <ControlField<Values, Path<Values>> name={name} label={label}>
      {({ value, onChange, onBlur }) => (
        <WholeInput
          value={value ?? null}
          onValueChange={(figure) => onChange(figure ?? (isCount ? 0 : null))}
          onBlur={onBlur}
        />
      )}
    </ControlField>
  );
}

/** Metres with centimetres. */
export function MetresField<Values extends FieldValues>({ name, label }: NumberFieldProps<Values>) {
  return (
    <ControlField<Values, Path<Values>> name={name} label={label}>
      {({ value, onChange, onBlur }) => (
        <FigureInput
          decimals={2}
          isShort
          value={typeof value === "number" ? Math.round(value * 100) : null}
          onValueChange={(steps) => onChange(steps === null ? null : steps / 100)}
          onBlur={onBlur}
        />
      )}
    </ControlField>
  );
}
