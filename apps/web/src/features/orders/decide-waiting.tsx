import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { DecideDialog } from "./decide-dialog.tsx";

export interface DecideWaitingProps {
  orderId: string;
  decision: "approved" | "refused";
  onClose: () => void;
}

/** The decision on an order that is not open on the screen. */
export function DecideWaiting({ orderId, ...rest }: DecideWaitingProps) {
  const { data: order } = useQuery(useTrpc().orders.get.queryOptions({ id: orderId }));
  return order ? <DecideDialog order={order} {...rest} /> : null;
}
