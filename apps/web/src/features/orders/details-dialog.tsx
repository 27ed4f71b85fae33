import type { OrderField } from "@ymp/core/orders/order-fields";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { useSaveDetails } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

/** What may be noted while goods are on their way: a new date, the supplier's number, where to bring it. */
export function DetailsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation();
  const [expectedOn, setExpectedOn] = useState(order.expectedOn);
  const [deliverTo, setDeliverTo] = useState(order.deliverTo ?? "");
  const [supplierReference, setReference] = useState(order.supplierReference ?? "");
  const [internalNotes, setNotes] = useState(order.internalNotes ?? "");
  const save = useSaveDetails();
  const { id, version } = order;
  const input = { id, version, expectedOn, deliverTo, supplierReference, internalNotes };
  const locked = (field: OrderField) => !order.can.fields.includes(field);
  return (
    <OrderDialog
      title={t("orders:details.title")}
      subtitle={`${order.numberText} ${order.title}`}
      submit={t("orders:action.save")}
      busy={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate(input, { onSuccess: onClose })}
      onClose={onClose}
    >
      <LockedNote when={(["expectedOn", "supplierReference", "deliverTo", "internalNotes"] as const).some(locked)} />
      <Field label={t("orders:field.expectedOn")}>
        <DateField
          today={order.today}
          value={expectedOn}
          onValueChange={setExpectedOn}
          disabled={locked("expectedOn")}
        />
      </Field>
      <Field label={t("orders:field.reference")}>
        <Input
          value={supplierReference}
          maxLength={100}
          disabled={locked("supplierReference")}
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
      <Field label={t("orders:field.deliverTo")}>
        <Textarea
          rows={2}
          value={deliverTo}
          maxLength={500}
          disabled={locked("deliverTo")}
          onChange={(event) => setDeliverTo(event.target.value)}
        />
      </Field>
      <Field label={t("orders:field.internalNotes")} help={t("orders:help.internalNotes")}>
        <Textarea
          rows={3}
          value={internalNotes}
          maxLength={5000}
          disabled={locked("internalNotes")}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
    </OrderDialog>
  );
}
