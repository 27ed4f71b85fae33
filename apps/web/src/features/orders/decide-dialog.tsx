import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { OrderSum } from "./order-sum.tsx";
import { useDecideOrder } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

interface DecideDialogProps {
  order: Order;
  decision: "approved" | "refused";
  onClose: () => void;
}

/** Approves with the sum in sight, or sends the draft back with a word why. */
export function DecideDialog({ order, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState("");
  const decide = useDecideOrder();
  const isRefusal = decision === "refused";
  return (
    <OrderDialog
      title={t(`orders:decide.${decision}`)}
      subtitle={`${order.numberText} ${order.title}`}
      submit={t(isRefusal ? "orders:action.refuse" : "orders:action.approve")}
      busy={decide.isPending}
      disabled={isRefusal && note.trim().length < 3}
      error={decide.error}
      onSubmit={() => decide.mutate({ id: order.id, version: order.version, decision, note }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <OrderSum currency={order.currency} totals={order.totals} />
      <Field
        label={t("orders:field.note")}
        mark={isRefusal ? undefined : t("orders:optional")}
        help={isRefusal ? t("orders:decide.why") : undefined}
        required={isRefusal}
      >
        <Textarea rows={3} value={note} maxLength={1000} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </OrderDialog>
  );
}
