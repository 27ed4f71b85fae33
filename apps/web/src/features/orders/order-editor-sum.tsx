import { inVesselCurrency } from "@ymp/core/orders/exchange";
import { totalsOf } from "@ymp/core/orders/order-totals";
import { useVessel } from "../../app/session.ts";
import type { OrderDraft } from "./order-form.ts";
import { OrderSum } from "./order-sum.tsx";

/** The sum as it is while it is typed, by the same rule as on the server. */
export function OrderEditorSum({ draft }: { draft: OrderDraft }) {
  const { currency: vesselCurrency } = useVessel();
  const { currency, exchangeRate = null } = draft;
  const lines = draft.lines.map((line) => ({ ...line, quantity: line.quantity ?? 0 }));
  const totals = totalsOf(lines, draft.shippingMinor ?? null);
  const vesselTotalMinor = inVesselCurrency(totals.totalMinor, { currency, exchangeRate }, vesselCurrency);
  return <OrderSum currency={draft.currency} totals={{ ...totals, vesselCurrency, vesselTotalMinor }} />;
}
