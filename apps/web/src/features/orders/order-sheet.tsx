import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { ShoppingCart } from "lucide-react";
import { useRef, useState } from "react";
import { positionIn } from "../../lib/lists/position-in.ts";
import { PendingSheet } from "../../lib/pending-sheet.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderBody } from "./order-body.tsx";
import { type OrderDialog, OrderDialogs } from "./order-dialogs.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderOverflow } from "./order-overflow.tsx";
import { OrderProperties } from "./order-properties.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { type Order, useOrder } from "./orders.queries.ts";

export interface OrderSheetProps {
  orderId: string;
  /** The rows of the list it was opened from, in their order. */
  neighbours: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One order beside its list: what is ordered, how far it is, what the supplier says, what has come. */
export function OrderSheet(props: OrderSheetProps) {
  const { t } = useTranslation();
  const query = useOrder(props.orderId);
  if (query.data) return <LoadedSheet {...props} order={query.data} />;
  return (
    <PendingSheet
      query={query}
      listed={{ id: props.orderId, list: "orders.list" }}
      icon={<ShoppingCart />}
      words={{
        loading: t("orders:loading"),
        absent: { title: t("orders:absent.title"), text: t("orders:absent.text") },
      }}
      onClose={props.onClose}
    />
  );
}

function LoadedSheet({ order, neighbours, onOpen, onClose }: OrderSheetProps & { order: Order }) {
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useScreenKeys(body, {
    e: order.can.edit ? () => setDialog({ kind: "edit" }) : undefined,
    r: order.can.receive ? () => setDialog({ kind: "receive" }) : undefined,
  });
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={order.numberText}
      title={order.title}
      url={new URL(`/app/orders?order=${order.id}`, window.location.origin).href}
      position={positionIn(neighbours, order.id, onOpen)}
      tools={<OrderOverflow order={order} onDialog={setDialog} onOpen={onOpen} />}
      facts={<OrderFacts order={order} />}
      rail={<OrderProperties order={order} onDialog={setDialog} />}
      railEnd={<OrderSteps order={order} />}
      actions={<OrderActions order={order} onDialog={setDialog} />}
    >
      <div ref={body}>
        <OrderBody order={order} onDialog={setDialog} />
      </div>
      {dialog ? <OrderDialogs order={order} dialog={dialog} onDialog={setDialog} /> : null}
    </RecordSheet>
  );
}
