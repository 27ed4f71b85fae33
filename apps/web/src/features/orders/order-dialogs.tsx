import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { Order } from "./orders.queries.ts";

const DecideDialog = lazyPanel("dialog", async () => (await import("./decide-dialog.tsx")).DecideDialog);
const DetailsDialog = lazyPanel("dialog", async () => (await import("./details-dialog.tsx")).DetailsDialog);
const OrderEditor = lazyPanel("record", async () => (await import("./order-editor.tsx")).OrderEditor);
const CancelDialog = lazyPanel("dialog", async () => (await import("./reason-dialogs.tsx")).CancelDialog);
const TakeBackDialog = lazyPanel("dialog", async () => (await import("./reason-dialogs.tsx")).TakeBackDialog);
const ReceiveDialog = lazyPanel("dialog", async () => (await import("./receive-dialog.tsx")).ReceiveDialog);
const SendDialog = lazyPanel("dialog", async () => (await import("./send-dialog.tsx")).SendDialog);

/** What is open over an order. */
export type OrderDialog =
  | { kind: "edit" | "approve" | "refuse" | "send" | "link" | "receive" | "cancel" | "details" }
  | { kind: "takeBack"; receiptId: string };

export interface OrderDialogsProps {
  order: Order;
  dialog: OrderDialog;
  onDialog: (dialog: OrderDialog | null) => void;
}

export function OrderDialogs({ order, dialog, onDialog }: OrderDialogsProps) {
  const onClose = () => onDialog(null);
  switch (dialog.kind) {
    case "edit":
      return <OrderEditor order={order} onClose={onClose} onSaved={onClose} />;
    case "approve":
      return <DecideDialog order={order} decision="approved" onClose={onClose} />;
    case "refuse":
      return <DecideDialog order={order} decision="refused" onClose={onClose} />;
    case "send":
      return <SendDialog order={order} onClose={onClose} />;
    case "link":
      return <SendDialog order={order} isAgain onClose={onClose} />;
    case "receive":
      return <ReceiveDialog order={order} onClose={onClose} />;
    case "cancel":
      return <CancelDialog order={order} onClose={onClose} />;
    case "details":
      return <DetailsDialog order={order} onClose={onClose} />;
    case "takeBack":
      return <TakeBackDialog order={order} receiptId={dialog.receiptId} onClose={onClose} />;
  }
}
