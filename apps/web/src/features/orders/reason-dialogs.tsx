import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { useCancelOrder, useTakeBackReceipt } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

interface OverOrder {
  order: Order;
  onClose: () => void;
}

export function CancelDialog({ order, onClose }: OverOrder) {
  const { t } = useTranslation();
  const cancel = useCancelOrder();
  return (
    <ReasonDialog
      order={order}
      title={t("orders:cancel.title")}
      text={t(order.status === "ordered" ? "orders:cancel.ordered" : "orders:cancel.text")}
      confirm={t("orders:action.cancel")}
      mutation={cancel}
      onReason={(reason) => cancel.mutate({ id: order.id, version: order.version, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function TakeBackDialog({ order, receiptId, onClose }: OverOrder & { receiptId: string }) {
  const { t } = useTranslation();
  const takeBack = useTakeBackReceipt();
  return (
    <ReasonDialog
      order={order}
      title={t("orders:takeBack.title")}
      text={t("orders:takeBack.text")}
      confirm={t("orders:action.takeBack")}
      mutation={takeBack}
      onReason={(reason) => takeBack.mutate({ id: order.id, receiptId, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

interface ReasonDialogProps extends OverOrder {
  title: string;
  text: string;
  confirm: string;
  mutation: { isPending: boolean; error: unknown };
  onReason: (reason: string) => void;
}

function ReasonDialog({ order, title, text, confirm, mutation, onReason, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState("");
  return (
    <OrderDialog
      title={title}
      subtitle={`${order.numberText} ${order.title}`}
      submit={confirm}
      destructive
      busy={mutation.isPending}
      disabled={reason.trim().length < 3}
      error={mutation.error}
      onSubmit={() => onReason(reason)}
      onClose={onClose}
    >
      <p className="text-sm">{text}</p>
      <Field label={t("orders:field.reason")} required>
        <Textarea
          autoFocus
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </OrderDialog>
  );
}
