import { useQuery } from "@tanstack/react-query";
import { type PartField, partFields as partFormFields } from "@ymp/core/maintenance/part-fields";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useTrpc } from "../../../app/services-context.tsx";
import { DecimalInput } from "../../../lib/decimal-input.tsx";
import { Locked, LockedNote } from "../../../lib/locked.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { ItemPicker } from "../../inventory/item-picker.tsx";
import type { MachineOfPart, PartFormInput, PartFormOutput } from "./edited-part.ts";

export interface PartFieldsProps {
  form: UseFormReturn<PartFormInput, unknown, PartFormOutput>;
  machine: MachineOfPart;
  /** The item it is by now. */
  item: { id: string; name: string | null } | null;
  /** What the reader may change; of a new part all of it. */
  fields?: readonly PartField[] | undefined;
}

const shortTexts = ["unit", "measurement", "serialNo", "standard", "key"] as const;

/** Every field of a parts list. */
export function PartFields({ form, machine, item, fields }: PartFieldsProps) {
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
        <ItemField form={form} machine={machine} item={item} />
      </Locked>
      <div className="grid gap-4 sm:grid-cols-3">
        <Locked when={locked("figureNumber")}>
          <Field label={t("equipment:part.figureNumber")} error={fault("figureNumber")}>
            <Input {...register("figureNumber")} />
          </Field>
        </Locked>
        <Locked when={locked("fittedQuantity")}>
          <Controller
            control={form.control}
            name="fittedQuantity"
            render={({ field }) => (
              <Field label={t("equipment:part.fitted")} error={fault("fittedQuantity")}>
                <DecimalInput ref={field.ref} value={field.value ?? null} onValueChange={field.onChange} />
              </Field>
            )}
          />
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

/** For an id that came without its name: out of a draft, or from another version of the part. */
function useItemName(id: string | undefined): string {
  const options = useTrpc().inventory.get.queryOptions({ id: id ?? "" });
  return useQuery({ ...options, enabled: id !== undefined }).data?.name ?? "…";
}

export const ItemName = ({ id }: { id: string }) => useItemName(id);

/** The stock a part has is that of an inventory item, so that there is one figure and not two. */
function ItemField({ form, machine, item }: Omit<PartFieldsProps, "fields">) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<{ id: string; name: string; min: number | null } | null>(null);
  const chosenId = useWatch({ control: form.control, name: "itemId" }) ?? undefined;
  const known = [picked, item].find((one) => one?.id === chosenId)?.name;
  const found = useItemName(known ? undefined : chosenId);
  return (
    <Controller
      control={form.control}
      name="itemId"
      render={({ field }) => (
        <div>
          <Field label={t("equipment:part.item")} help={t("equipment:part.itemHelp")}>
            <ItemPicker
              equipmentId={machine.id}
              item={field.value ? { id: field.value, name: known ?? found } : null}
              onPick={(next) => {
                setPicked(next && { id: next.id, name: next.name, min: next.minQuantity });
                field.onChange(next?.id ?? null);
              }}
              placeholder={t("equipment:part.noItem")}
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
