import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Select } from "@ymp/ui/primitives/select";
import { useId } from "react";
import { useTranslation } from "../translation.tsx";
import { type ControlProps, type Framed, textIn, textsIn } from "./controls.ts";
import { useFormWords } from "./form-words.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface OneOfFewProps extends Framed {
  options: readonly Choice[];
  chosen: string;
  onChoose: (value: string | undefined) => void;
  /** Whether an answer can be taken back. */
  isClearable: boolean;
}

/** All in sight; nothing is chosen until somebody chooses. */
function OneOfFew({ options, chosen, onChoose, isClearable, id, ...framed }: OneOfFewProps) {
  const { t } = useTranslation("definitions");
  const name = useId();
  const { "aria-invalid": isInvalid, ...group } = framed;
  return (
    <div role="radiogroup" {...group} className="flex flex-wrap items-center gap-0.5">
      {options.map(({ value, label }, index) => (
        <label
          key={value}
          className="inline-flex min-h-control-lg cursor-pointer items-center rounded-md bg-field px-3 text-sm inset-ring inset-ring-input has-checked:bg-secondary has-checked:font-medium has-checked:inset-ring-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-aria-invalid:inset-ring-status-overdue touch:min-h-touch"
        >
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            aria-invalid={isInvalid}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
      {isClearable && chosen !== "" ? (
        <button type="button" className="link ms-1 text-sm" onClick={() => onChoose(undefined)}>
          {t("clear")}
        </button>
      ) : null}
    </div>
  );
}

export function FlagControl({ field: _, value, isRequired, onChange, ...framed }: ControlProps<"flag">) {
  const { t } = useTranslation("definitions");
  return (
    <OneOfFew
      {...framed}
      options={[
        { value: "yes", label: t("yes") },
        { value: "no", label: t("no") },
      ]}
      chosen={typeof value === "boolean" ? (value ? "yes" : "no") : ""}
      onChoose={(chosen) => onChange(chosen === undefined ? undefined : chosen === "yes")}
      isClearable={!isRequired}
    />
  );
}

const nothing = "-";
const mostInSight = 5;

/** Few are all in sight, many are a list that opens; of several each is ticked. */
export function ChoiceControl({ field, value, isRequired, onChange, ...framed }: ControlProps<"choice">) {
  const { t } = useTranslation("definitions");
  const options = useOptions(field);
  if (field.several) {
    return <SeveralOf {...framed} options={options} chosen={textsIn(value)} onChoose={(all) => onChange(all)} />;
  }
  if (isInSight(field.options)) {
    return (
      <OneOfFew {...framed} options={options} chosen={textIn(value)} onChoose={onChange} isClearable={!isRequired} />
    );
  }
  return (
    <Select
      {...framed}
      options={[...(isRequired ? [] : [{ value: nothing, label: t("notRecorded") }]), ...options]}
      value={textIn(value) || null}
      placeholder={t("choose")}
      onValueChange={(chosen) => onChange(chosen === nothing ? undefined : chosen)}
    />
  );
}

/** In English, as they are printed, with the reader's language beside. */
function useOptions({ options }: ControlProps<"choice">["field"]): readonly Choice[] {
  const words = useFormWords();
  return options.map(({ value, label }) => {
    const beside = words(label);
    return { value, label: beside === null || beside === label ? label : `${label} · ${beside}` };
  });
}

export const isInSight = (options: readonly Choice[]): boolean =>
  options.length <= mostInSight && options.every(({ label }) => label.length <= 24);

interface SeveralOfProps extends Framed {
  options: readonly Choice[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

export function SeveralOf({ options, chosen, onChoose, id, ...framed }: SeveralOfProps) {
  const { "aria-invalid": isInvalid, "aria-required": _, ...group } = framed;
  return (
    <div {...{ role: "group", ...group }} className="flex flex-wrap gap-x-5">
      {options.map(({ value, label }, index) => (
        <CheckboxField
          key={value}
          {...(index === 0 && id ? { id } : {})}
          label={label}
          aria-invalid={isInvalid}
          checked={chosen.includes(value)}
          onCheckedChange={(isTicked) =>
            onChoose(
              options.flatMap((one) =>
                (one.value === value ? isTicked : chosen.includes(one.value)) ? [one.value] : [],
              ),
            )
          }
        />
      ))}
    </div>
  );
}
