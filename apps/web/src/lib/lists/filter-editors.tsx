import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { useTranslation } from "../translation.tsx";

export interface Option {
  value: string;
  /** The value itself unless it is named otherwise. */
  label?: string;
}

export interface AnyOfProps {
  options: readonly Option[];
  chosen: readonly string[];
  /** What is said when there is nothing to choose from. */
  none?: string | undefined;
  onChange: (chosen: string[] | undefined) => void;
}

export function AnyOf({ options, chosen, none, onChange }: AnyOfProps) {
  const toggle = (value: string, isOn: boolean) => {
    const next = isOn ? [...chosen, value] : chosen.filter((known) => known !== value);
    onChange(next.length > 0 ? next : undefined);
  };
  if (none && options.length === 0) return <p className="text-muted-foreground text-sm">{none}</p>;
  return (
    <div className="flex flex-col">
      {options.map(({ value, label = value }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) => toggle(value, checked === true)}
        />
      ))}
    </div>
  );
}

const anyOne = "any";

export interface OneOfProps {
  label: string;
  options: readonly Option[];
  chosen: string | undefined;
  onPick: (value: string | undefined) => void;
}

/** One of them, or any. */
export function OneOf({ label, options, chosen, onPick }: OneOfProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      aria-label={label}
      value={chosen ?? anyOne}
      onValueChange={(value) => onPick(value === anyOne ? undefined : value)}
    >
      <Radio value={anyOne} label={t("lists:any")} />
      {options.map((option) => (
        <Radio key={option.value} value={option.value} label={option.label ?? option.value} />
      ))}
    </RadioGroup>
  );
}

export interface StateOfProps {
  label: string;
  options: readonly Option[];
  chosen: string;
  onPick: (value: string) => void;
}

export function StateOf({ label, options, chosen, onPick }: StateOfProps) {
  return (
    <RadioGroup aria-label={label} value={chosen} onValueChange={onPick}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} label={option.label ?? option.value} />
      ))}
    </RadioGroup>
  );
}

export interface FlagOfProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function FlagOf({ label, isOn, onChange }: FlagOfProps) {
  return <SwitchField label={label} checked={isOn} onCheckedChange={onChange} />;
}
