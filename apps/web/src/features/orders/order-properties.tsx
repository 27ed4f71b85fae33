import { type Property, PropertyList } from "@ymp/ui/patterns/property-list";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Pencil } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useCan } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { OrderDialog } from "./order-dialogs.tsx";
import type { Order } from "./orders.queries.ts";

/** From whom, when, where to, at which rate. */
export function OrderProperties({ order, onDialog }: { order: Order; onDialog: (dialog: OrderDialog) => void }) {
  const { t } = useTranslation();
  const properties = useProperties(order);
  return (
    <section aria-label={t("orders:details.title")}>
      <SectionHead title={t("orders:details.title")}>
        {order.can.note ? (
          <Button variant="ghost" size="sm" className="-me-2.5" onClick={() => onDialog({ kind: "details" })}>
            <Pencil />
            {t("orders:action.edit")}
          </Button>
        ) : null}
      </SectionHead>
      <PropertyList properties={properties} />
    </section>
  );
}

function useProperties(order: Order): Property[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const maySeeSuppliers = useCan("supplier:view");
  const day = (on: Order["neededOn"]) => (on ? formats.date(on) : null);
  const supplier =
    order.supplierId && order.supplierName && maySeeSuppliers ? (
      <PathLink href={`/app/supplier?supplier=${order.supplierId}`} className="text-link hover:underline">
        <bdi>{order.supplierName}</bdi>
      </PathLink>
    ) : (
      order.supplierName
    );
  const values: [string, Property["value"]][] = [
    ["supplier", supplier],
    ["supplierPhone", order.supplierPhone],
    ["neededOn", day(order.neededOn)],
    ["expectedOn", day(order.expectedOn)],
    ["currency", order.currency],
    ["rate", rateText(order)],
    ["deliverTo", order.deliverTo],
    ["reference", order.supplierReference],
    ["sentTo", order.sentTo],
    ["notes", order.notes],
    ["internalNotes", order.internalNotes],
  ];
  return values.flatMap(([id, value]) =>
    value ? [{ id, label: t(`orders:field.${id}`), value: <Long>{value}</Long> }] : [],
  );
}

function Long({ children }: { children: Property["value"] }) {
  return (
    <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {children}
    </span>
  );
}

function rateText({ exchangeRate, currency, totals }: Order): string | null {
  return exchangeRate === null ? null : `1 ${currency} = ${exchangeRate} ${totals.vesselCurrency}`;
}
