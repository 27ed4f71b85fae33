import { lotFormSchema } from "@ymp/api/modules/inventory/inventory.schema";
import { todayIn } from "@ymp/core/calendar-date";
import { type LotField, lotFields } from "@ymp/core/maintenance/item-fields";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Controller } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { dateOf } from "../../lib/date-of.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useSaveLot } from "./inventory.mutations.ts";
import type { Item, Lot } from "./inventory.queries.ts";

export interface LotDialogProps {
  item: Pick<Item, "id" | "name">;
  lot: Lot;
  onClose: () => void;
}

/** Puts right what is on a lot: its number and its last day. */
export function LotDialog({ item, lot, onClose }: LotDialogProps) {
  const { t } = useTranslation();
  const { queryClient, trpc } = useServices();
  const today = todayIn(useVessel().timeZone, useNow());
  const { mutateAsync: save } = useSaveLot();
  const locked = (field: LotField) => !lot.can.fields.includes(field);
  const state = useRecordForm({
    ...{ kind: `lot of ${item.id}`, schema: lotFormSchema, record: recordOf(lot) },
    valuesOf: (saved: LotRecord | undefined) => ({
      lotNumber: saved?.lotNumber ?? "",
      expiresOn: saved?.expiry?.on ?? null,
    }),
    read: async (id) => {
      const options = { ...trpc.inventory.lots.queryOptions({ itemId: item.id }), staleTime: 0 };
      const found = (await queryClient.fetchQuery(options)).find((one) => one.id === id);
      return found && (recordOf(found) ?? undefined);
    },
    save: ({ isNew: _, values, ...write }) => save({ itemId: item.id, ...values, ...write }),
    onSaved: onClose,
  });
  const { control, register } = state.form;
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t("inventory:lots.edit")}
      subtitle={<bdi>{item.name}</bdi>}
      submit={t("inventory:form.save")}
      words={useFieldWords((field) => t(`inventory:field.${field === "expiresOn" ? "expires" : field}`))}
      onClose={onClose}
    >
      <LockedNote when={lotFields.some(locked)} />
      <Locked when={locked("lotNumber")}>
        <Field label={t("inventory:field.lotNumber")}>
          <Input {...register("lotNumber")} maxLength={60} autoComplete="off" />
        </Field>
      </Locked>
      <Locked when={locked("expiresOn")}>
        <Controller
          name="expiresOn"
          control={control}
          render={({ field }) => (
            <Field label={t("inventory:field.expires")}>
              <DateField value={dateOf(field.value)} onValueChange={field.onChange} today={today} />
            </Field>
          )}
        />
      </Locked>
    </RecordForm>
  );
}

type LotRecord = Lot & { id: string; version: number };
/** What is there without a lot has nothing to be put right. */
function recordOf({ id, version, ...lot }: Lot): LotRecord | null {
  return id === null || version === null ? null : { ...lot, id, version };
}
