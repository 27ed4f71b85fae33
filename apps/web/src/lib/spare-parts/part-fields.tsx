import { useQuery } from "@tanstack/react-query";
import { type PartField, partFields as partFormFields } from "@ymp/core/maintenance/part-fields";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useDeferredValue, useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTrpc } from "../../app/services-context.tsx";
import { Locked, LockedNote } from "../locked.tsx";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import type { MachineOfPart, PartFormInput, PartFormOutput } from "./edited-part.ts";

export interface PartFieldsProps {
  form: UseFormReturn<PartFormInput, unknown, PartFormOutput>;
  machine: MachineOfPart;
  itemName: string | null;
  /** What the reader may change; of a new part all of it. */
  fields?: readonly PartField[] | undefined;
}

const shortTexts = ["unit", "measurement", "serialNo", "standard", "key"] as const;

/** Every field of a parts list. */
export function PartFields({ form, machine, itemName, fields }: PartFieldsProps) {
  const { t } = useTranslation();
  const { register, formState } = form;
  const fault = (name: keyof PartFormInput) => {
    const message = formState.errors[name]?.message;
    return message ? t(message) : undefined;
  };
  const locked = (name: PartField) => fields !== undefined && !fields.includes(name);
  return (
    <>
      <LockedNote when={partFormFields.some(locked)} />
      <Locked when={locked("designation")}>
        <Field label={t("equipment:part.designation")} error={fault("designation")} required>
          <Input {...register("designation")} />
        </Field>
      </Locked>
      <div className="grid gap-4 sm:grid-cols-2">
        <Locked when={locked("partNo")}>
          <Field label={t("equipment:part.partNo")} error={fault("partNo")}>
            <Input {...register("partNo")} className="font-mono text-sm" />
          </Field>
        </Locked>
        <Locked when={locked("sectionId")}>
          <SectionField form={form} equipmentId={machine.id} />
        </Locked>
      </div>
      <Locked when={locked("itemId")}>
        <ItemField form={form} machine={machine} itemName={itemName} />
      </Locked>
      <div className="grid gap-4 sm:grid-cols-3">
        <Locked when={locked("figureNumber")}>
          <Field label={t("equipment:part.figureNumber")} error={fault("figureNumber")}>
            <Input {...register("figureNumber")} />
          </Field>
        </Locked>
        <Locked when={locked("fittedQuantity")}>
          <Field label={t("equipment:part.fitted")} error={fault("fittedQuantity")}>
            <Input inputMode="decimal" {...register("fittedQuantity", { setValueAs: quantityOf })} />
          </Field>
        </Locked>
        {shortTexts.map((name) => (
          <Locked key={name} when={locked(name)}>
            <Field label={t(`equipment:part.${name}`)} error={fault(name)}>
              <Input {...register(name)} />
            </Field>
          </Locked>
        ))}
      </div>
      <Locked when={locked("description")}>
        <Field label={t("equipment:part.description")} error={fault("description")}>
          <Textarea rows={3} {...register("description")} />
        </Field>
      </Locked>
    </>
  );
}

function quantityOf(typed: unknown): number | null {
  if (typeof typed === "number") return typed;
  const text = typeof typed === "string" ? typed.trim().replace(",", ".") : "";
  return text === "" ? null : Number(text);
}

const noSection = "none";

function SectionField({ form, equipmentId }: Pick<PartFieldsProps, "form"> & { equipmentId: string }) {
  const { t } = useTranslation();
  const { data: sections = [] } = useQuery(useTrpc().spareParts.sections.queryOptions({ equipmentId }));
  return (
    <Controller
      control={form.control}
      name="sectionId"
      render={({ field }) => (
        <Field label={t("equipment:part.section")}>
          <Select
            options={[
              { value: noSection, label: t("equipment:part.noSection") },
              ...sections.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={field.value ?? noSection}
            onValueChange={(value) => field.onChange(value === noSection ? null : value)}
          />
        </Field>
      )}
    />
  );
}

/** The stock a part has is that of an inventory item, so that there is one figure and not two. */
function ItemField({ form, machine, itemName }: Omit<PartFieldsProps, "fields">) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const pick = useTrpc().inventory.pick.queryOptions({ search, equipmentId: machine.id });
  const { data: items = [], isFetching } = useQuery(pick);
  const [picked, setPicked] = useState<{ name: string; min: number | null } | null>(null);
  return (
    <Controller
      control={form.control}
      name="itemId"
      render={({ field }) => (
        <div>
          <Field label={t("equipment:part.item")} help={t("equipment:part.itemHelp")}>
            <Combobox
              placeholder={t("equipment:part.noItem")}
              items={items.map((item) => ({
                value: item.id,
                label: item.partNo ? `${item.name}, ${item.partNo}` : item.name,
                fact: `${formats.quantity(item.onHand)} ${item.unit}`,
              }))}
              value={field.value ? { value: field.value, label: picked?.name ?? itemName ?? "…" } : null}
              onValueChange={(chosen) => {
                const item = items.find(({ id }) => id === chosen?.value);
                setPicked(item ? { name: item.name, min: item.minQuantity } : null);
                field.onChange(item?.id ?? null);
              }}
              onSearch={setText}
              loading={isFetching}
              clearable
            />
          </Field>
          {machine.isCritical && picked && !picked.min ? <NoMinimum /> : null}
        </div>
      )}
    />
  );
}

function NoMinimum() {
  const { t } = useTranslation();
  return (
    <p role="status" className="mt-1.5 flex items-start gap-1.5 text-status-due-soon text-xs [&_svg]:size-3.5">
      <WarningIcon />
      {t("spares:warn.noMinimum")}
    </p>
  );
}
