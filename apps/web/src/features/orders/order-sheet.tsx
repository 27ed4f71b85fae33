import { ShoppingCart } from "lucide-react";
import { useRef, useState } from "react";
import { OpenSheet, type OpenSheetProps, ReadSheet } from "../../lib/lists/open-sheet.tsx";
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
import { ordersAddress } from "./orders.search.ts";

/** One order beside its list: what is ordered, how far it is, what the supplier says, what has come. */
export function OrderSheet(over: OpenSheetProps["over"]) {
  const { t } = useTranslation();
  return (
    <ReadSheet
      over={over}
      query={useOrder(over.id)}
      list="orders.list"
      icon={<ShoppingCart />}
      words={{
        loading: t("orders:loading"),
        absent: { title: t("orders:absent.title"), text: t("orders:absent.text") },
      }}
    >
      {(order) => <LoadedSheet over={over} order={order} />}
    </ReadSheet>
  );
}

function LoadedSheet({ over, order }: { over: OpenSheetProps["over"]; order: Order }) {
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useScreenKeys(body, {
    e: order.can.edit ? () => setDialog({ kind: "edit" }) : undefined,
    r: order.can.receive ? () => setDialog({ kind: "receive" }) : undefined,
  });
  return (
    <OpenSheet
      over={over}
      address={ordersAddress}
      number={order.numberText}
      title={order.title}
      tools={<OrderOverflow order={order} onDialog={setDialog} onOpen={over.onOpen} />}
      facts={<OrderFacts order={order} />}
      rail={<OrderProperties order={order} onDialog={setDialog} />}
      railEnd={<OrderSteps order={order} />}
      actions={<OrderActions order={order} onDialog={setDialog} />}
    >
      <div ref={body}>
        <OrderBody order={order} onDialog={setDialog} />
      </div>
      {dialog ? <OrderDialogs order={order} dialog={dialog} onDialog={setDialog} /> : null}
    </OpenSheet>
  );
}
