import { createItemForInput } from "@ymp/api/modules/spare-parts/spare-parts.schema";
import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { DecimalInput } from "../../lib/decimal-input.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { listed } from "../../lib/format.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useCreateItemFor } from "./spares.mutations.ts";
import type { PartRow } from "./spares.queries.ts";

const itemForm = createItemForInput.omit({ id: true, itemId: true });

/** Enters what a part is into the stores, with the maker and supplier of its machine. */
export function EnterItemDialog({ part, onClose }: { part: PartRow; onClose: () => void }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const [itemId] = useState(newId);
  const create = useCreateItemFor();
  const { isCritical } = part.machine;
  const { control, formState, handleSubmit, register } = useSchemaForm(itemForm, {
    defaultValues: { name: part.designation, unit: part.unit || "pcs", minQuantity: isCritical ? 1 : null },
  });
  const submit = handleSubmit((values) => create.mutate({ ...values, id: part.id, itemId }, { onSuccess: onClose }));
  return (
    <FormDialog
      title={t("spares:enter.title")}
      subtitle={<bdi>{listed([part.machine.name, part.partNo], t)}</bdi>}
      submit={t("spares:action.enter")}
      busy={create.isPending}
      error={create.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{t("spares:enter.text")}</p>
      <Field label={t("spares:enter.name")} error={faultText(formState.errors.name)} required>
        <Input {...register("name")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("spares:field.unit")} error={faultText(formState.errors.unit)}>
          <Input {...register("unit")} />
        </Field>
        <Controller
          control={control}
          name="minQuantity"
          render={({ field }) => (
            <Field
              label={t("spares:field.minimum")}
              error={faultText(formState.errors.minQuantity)}
              help={isCritical ? t("spares:warn.noMinimum") : undefined}
            >
              <DecimalInput ref={field.ref} value={field.value ?? null} onValueChange={field.onChange} />
            </Field>
          )}
        />
      </div>
    </FormDialog>
  );
}
