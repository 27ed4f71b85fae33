import { orderDetailsSchema } from "@ymp/api/modules/orders/orders.schema";
import type { OrderField } from "@ymp/core/orders/order-fields";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { Controller } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { dateOf } from "../../lib/date-of.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSaveDetails } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

const names: Readonly<Record<string, string>> = { supplierReference: "reference" };

/** What may be noted while goods are on their way: a new date, the supplier's number, where to bring it. */
export function DetailsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveDetails();
  const state = useRecordForm({
    ...{ kind: "order details", schema: orderDetailsSchema, record: order, valuesOf },
    read: (id) => queryClient.fetchQuery({ ...trpc.orders.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.orders.history.query({ id, limit: 20 })).rows,
    save: (write) =>
      write.isNew
        ? Promise.resolve(null)
        : save({ ...write.values, id: write.id, version: write.version, base: write.base }),
    onSaved: onClose,
  });
  const { control, register, formState } = state.form;
  const locked = (field: OrderField) => !order.can.fields.includes(field);
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t("orders:details.title")}
      subtitle={<bdi>{`${order.numberText} ${order.title}`}</bdi>}
      submit={t("orders:action.save")}
      words={useFieldWords((field) => t(`orders:field.${names[field] ?? field}`))}
      onClose={onClose}
    >
      <LockedNote when={orderDetailsSchema.keyof().options.some(locked)} />
      <Locked when={locked("expectedOn")}>
        <Controller
          control={control}
          name="expectedOn"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <Field label={t("orders:field.expectedOn")} error={faultText(error)}>
              <DateField today={order.today} value={dateOf(value)} onValueChange={onChange} />
            </Field>
          )}
        />
      </Locked>
      <Locked when={locked("supplierReference")}>
        <Field label={t("orders:field.reference")} error={faultText(formState.errors.supplierReference)}>
          <Input maxLength={100} {...register("supplierReference")} />
        </Field>
      </Locked>
      <Locked when={locked("deliverTo")}>
        <Field label={t("orders:field.deliverTo")} error={faultText(formState.errors.deliverTo)}>
          <Textarea rows={2} maxLength={500} {...register("deliverTo")} />
        </Field>
      </Locked>
      <Locked when={locked("internalNotes")}>
        <Field
          label={t("orders:field.internalNotes")}
          help={t("orders:help.internalNotes")}
          error={faultText(formState.errors.internalNotes)}
        >
          <Textarea rows={3} maxLength={5000} {...register("internalNotes")} />
        </Field>
      </Locked>
    </RecordForm>
  );
}

const valuesOf = (order: Order | undefined) => ({
  expectedOn: order?.expectedOn ?? null,
  deliverTo: order?.deliverTo ?? "",
  internalNotes: order?.internalNotes ?? "",
  supplierReference: order?.supplierReference ?? "",
});
