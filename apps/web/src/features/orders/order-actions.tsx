import { Button } from "@ymp/ui/primitives/button";
import { Kbd } from "@ymp/ui/primitives/kbd";
import { Check, Lock, PackageCheck, Pencil, Send, Stamp, Undo2, X } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { OrderDialog } from "./order-dialogs.tsx";
import { useCloseOrder, useReviseOrder, useSubmitOrder } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

interface Acting {
  order: Order;
  onDialog: (dialog: OrderDialog) => void;
}

/** The next step of the order, for anyone who may take it; why not, for the person who is asked and may not. */
export function OrderActions(props: Acting) {
  const { order } = props;
  switch (order.status) {
    case "draft":
      return order.can.edit ? <DraftActions {...props} /> : null;
    case "requested":
      return <RequestActions {...props} />;
    case "approved":
      return order.can.order ? <ApprovedActions {...props} /> : null;
    case "ordered":
    case "part_received":
    case "received":
      return order.can.receive || order.can.close ? <ArrivalActions {...props} /> : null;
    default:
      return null;
  }
}

function DraftActions({ order, onDialog }: Acting) {
  const { t } = useTranslation();
  const submit = useSubmitOrder();
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        busy={submit.isPending}
        disabled={order.lines.length === 0}
        onClick={() => submit.mutate({ id: order.id, version: order.version })}
      >
        <Stamp />
        {t("orders:action.submit")}
      </Button>
      <Button size="lg" onClick={() => onDialog({ kind: "edit" })}>
        <Pencil />
        {t("orders:action.edit")}
        <Kbd aria-hidden className="max-md:hidden">
          E
        </Kbd>
      </Button>
    </>
  );
}

function RequestActions({ order, onDialog }: Acting) {
  const { t } = useTranslation();
  const { approve, refuse, withdraw, whyNotApprove } = order.can;
  const revise = useReviseOrder();
  return (
    <>
      {approve ? (
        <Button variant="primary" size="lg" onClick={() => onDialog({ kind: "approve" })}>
          <Check />
          {t("orders:action.approve")}
        </Button>
      ) : null}
      {refuse ? (
        <Button size="lg" onClick={() => onDialog({ kind: "refuse" })}>
          <X />
          {t("orders:action.refuse")}
        </Button>
      ) : null}
      {withdraw ? (
        <Button
          size="lg"
          busy={revise.isPending}
          onClick={() => revise.mutate({ id: order.id, version: order.version })}
        >
          <Undo2 />
          {t("orders:action.withdraw")}
        </Button>
      ) : null}
      {whyNotApprove ? <span className="text-muted-foreground text-sm">{t(whyNotApprove)}</span> : null}
    </>
  );
}

function ApprovedActions({ onDialog }: Acting) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" size="lg" onClick={() => onDialog({ kind: "send" })}>
      <Send />
      {t("orders:action.order")}
    </Button>
  );
}

function ArrivalActions({ order, onDialog }: Acting) {
  const { t } = useTranslation();
  const close = useCloseOrder();
  const isAllIn = order.status === "received";
  const hasAnything = order.lines.some(({ receivedQuantity }) => receivedQuantity > 0);
  return (
    <>
      {order.can.receive ? (
        <Button variant="primary" size="lg" onClick={() => onDialog({ kind: "receive" })}>
          <PackageCheck />
          {t("orders:action.receive")}
          <Kbd aria-hidden className="max-md:hidden">
            R
          </Kbd>
        </Button>
      ) : null}
      {order.can.close && hasAnything ? (
        <Button
          variant={isAllIn ? "primary" : "secondary"}
          size="lg"
          busy={close.isPending}
          onClick={() => close.mutate({ id: order.id, version: order.version })}
        >
          <Lock />
          {t(isAllIn ? "orders:action.close" : "orders:action.closeShort")}
        </Button>
      ) : null}
    </>
  );
}
