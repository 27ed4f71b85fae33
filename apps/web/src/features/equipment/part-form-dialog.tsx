import { useQuery } from "@tanstack/react-query";
import { addPartInput } from "@ymp/api/modules/equipment/parts.schema";
import { newId } from "@ymp/core/ids";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useDeferredValue, useId, useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useTrpc } from "../../app/services-context.tsx";
import { useSchemaForm } from "../../lib/form-faults.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { type Machine, type MachinePart, useSections } from "./equipment.queries.ts";
import { useAddPart, useUpdatePart } from "./parts.mutations.ts";
import { useRefusalText } from "./use-refusal-text.ts";

const partForm = addPartInput.omit({ id: true, equipmentId: true });
type PartFormInput = z.input<typeof partForm>;
type PartForm = UseFormReturn<PartFormInput, unknown, z.output<typeof partForm>>;

export interface PartFormDialogProps {
  machine: Machine;
  /** Null: a new part. */
  part: MachinePart | null;
  onClose: () => void;
}

export function PartFormDialog({ machine, part, onClose }: PartFormDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [newPartId] = useState(newId);
  const form: PartForm = useSchemaForm(partForm, { defaultValues: valuesOf(part) });
  const add = useAddPart();
  const update = useUpdatePart();
  const refusalText = useRefusalText(add.error ?? update.error);
  const submit = form.handleSubmit((values) => {
    if (part) update.mutate({ id: part.id, version: part.version, ...values }, { onSuccess: onClose });
    else add.mutate({ id: newPartId, equipmentId: machine.id, ...values }, { onSuccess: onClose });
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t(part ? "equipment:part.editTitle" : "equipment:part.add")}
        subtitle={<bdi>{part?.equipmentName ?? machine.name}</bdi>}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={add.isPending || update.isPending}>
              {t(part ? "equipment:form.save" : "equipment:part.add")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          {refusalText ? <FormErrors faults={[]} message={refusalText} /> : null}
          <PartFields form={form} equipmentId={part?.equipmentId ?? machine.id} stockName={part?.stock?.itemName} />
        </form>
      </DialogContent>
    </Dialog>
  );
}

function valuesOf(part: MachinePart | null): PartFormInput {
  return {
    designation: part?.designation ?? "",
    partNo: part?.partNo ?? "",
    sectionId: part?.sectionId ?? null,
    itemId: part?.itemId ?? null,
    figureNumber: part?.figureNumber ?? "",
    unit: part?.unit ?? "",
    measurement: part?.measurement ?? "",
    fittedQuantity: part?.fittedQuantity ?? null,
    serialNo: part?.serialNo ?? "",
    standard: part?.standard ?? "",
    key: part?.key ?? "",
    description: part?.description ?? "",
  };
}

interface PartFieldsProps {
  form: PartForm;
  equipmentId: string;
  stockName: string | undefined;
}

const shortTexts = ["unit", "measurement", "serialNo", "standard", "key"] as const;

function PartFields({ form, equipmentId, stockName }: PartFieldsProps) {
  const { t } = useTranslation();
  const { register, formState } = form;
  const fault = (name: keyof PartFormInput) => {
    const message = formState.errors[name]?.message;
    return message ? t(message) : undefined;
  };
  return (
    <>
      <Field label={t("equipment:part.designation")} error={fault("designation")} required>
        <Input {...register("designation")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("equipment:part.partNo")} error={fault("partNo")}>
          <Input {...register("partNo")} className="font-mono text-sm" />
        </Field>
        <SectionField form={form} equipmentId={equipmentId} />
      </div>
      <ItemField form={form} equipmentId={equipmentId} stockName={stockName} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t("equipment:part.figureNumber")} error={fault("figureNumber")}>
          <Input {...register("figureNumber")} />
        </Field>
        <Field label={t("equipment:part.fitted")} error={fault("fittedQuantity")}>
          <Input inputMode="decimal" {...register("fittedQuantity", { setValueAs: quantityOf })} />
        </Field>
        {shortTexts.map((name) => (
          <Field key={name} label={t(`equipment:part.${name}`)} error={fault(name)}>
            <Input {...register(name)} />
          </Field>
        ))}
      </div>
      <Field label={t("equipment:part.description")} error={fault("description")}>
        <Textarea rows={3} {...register("description")} />
      </Field>
    </>
  );
}

function quantityOf(typed: unknown): number | null {
  if (typeof typed === "number") return typed;
  const text = typeof typed === "string" ? typed.trim().replace(",", ".") : "";
  return text === "" ? null : Number(text);
}

const noSection = "none";

function SectionField({ form, equipmentId }: Pick<PartFieldsProps, "form" | "equipmentId">) {
  const { t } = useTranslation();
  const { data: sections = [] } = useSections(equipmentId);
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
function ItemField({ form, equipmentId, stockName }: PartFieldsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const { data: items = [], isFetching } = useQuery(useTrpc().inventory.pick.queryOptions({ search, equipmentId }));
  const [picked, setPicked] = useState<string | undefined>(stockName);
  return (
    <Controller
      control={form.control}
      name="itemId"
      render={({ field }) => (
        <Field label={t("equipment:part.item")} help={t("equipment:part.itemHelp")}>
          <Combobox
            placeholder={t("equipment:part.noItem")}
            items={items.map((item) => ({
              value: item.id,
              label: item.name,
              fact: `${formats.quantity(item.onHand)} ${item.unit}`,
            }))}
            value={field.value ? { value: field.value, label: picked ?? "…" } : null}
            onValueChange={(item) => {
              setPicked(item?.label);
              field.onChange(item?.value ?? null);
            }}
            onSearch={setText}
            loading={isFetching}
            clearable
          />
        </Field>
      )}
    />
  );
}
