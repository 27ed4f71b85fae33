import { Combobox } from "@ymp/ui/primitives/combobox";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../translation.tsx";
import { SeveralOf } from "./choice-controls.tsx";
import { type ControlProps, textIn, textsIn } from "./controls.ts";
import { useFilling } from "./entry-around.ts";

const nothing = "-";

/** The vessel's tanks, of the kind that the item takes. */
export function TankControl({ field, value, isRequired, onChange, ...framed }: ControlProps<"tank">) {
  const { t } = useTranslation("definitions");
  const { facts } = useFilling();
  const tanks = [...facts.tanks].filter(([, { iopp }]) => !field.iopp || (iopp !== null && field.iopp.includes(iopp)));
  const options = tanks.map(([id, { name }]) => ({ value: id, label: name }));
  if (options.length === 0) {
    return (
      <p {...framed} className="text-muted-foreground text-sm">
        {field.iopp ? t("noTanksOf", { items: field.iopp.join("/") }) : t("noTanks")}
      </p>
    );
  }
  if (field.several) return <SeveralOf {...framed} options={options} chosen={textsIn(value)} onChoose={onChange} />;
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

export function PersonControl({ field: _, value, isRequired, onChange, ...framed }: ControlProps<"person">) {
  const { t } = useTranslation("definitions");
  const { people } = useFilling();
  const chosen = textIn(value);
  return (
    <Combobox
      {...framed}
      items={people}
      value={people.find((person) => person.value === chosen) ?? null}
      placeholder={t("choosePerson")}
      onValueChange={(person) => onChange(person?.value)}
      clearable={!isRequired}
    />
  );
}

export function MachineControl({ field, value, isRequired: _, onChange, ...framed }: ControlProps<"equipment">) {
  const { MachinePicker } = useFilling();
  return (
    <MachinePicker
      {...(framed.id ? { id: framed.id } : {})}
      label={field.label}
      equipmentId={textIn(value) || null}
      onPick={(machine) => onChange(machine?.id)}
    />
  );
}
