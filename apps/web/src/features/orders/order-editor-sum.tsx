import { inVesselCurrency } from "@ymp/core/orders/exchange";
import { totalsOf } from "@ymp/core/orders/order-totals";
import { useVessel } from "../../app/session.ts";
import type { OrderDraft } from "./order-draft.ts";
import { OrderSum } from "./order-sum.tsx";

/** The sum as it stands while it is typed, by the same rule that the server reckons with. */
export function OrderEditorSum({ draft }: { draft: OrderDraft }) {
  const { currency: vesselCurrency } = useVessel();
  const lines = draft.lines.map(({ thousandths, ...line }) => ({ ...line, quantity: (thousandths ?? 0) / 1000 }));
  const totals = totalsOf(lines, draft.shippingMinor);
  const vesselTotalMinor = inVesselCurrency(totals.totalMinor, draft, vesselCurrency);
  return <OrderSum currency={draft.currency} totals={{ ...totals, vesselCurrency, vesselTotalMinor }} />;
}
