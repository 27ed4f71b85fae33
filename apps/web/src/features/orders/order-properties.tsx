import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useCan } from "../../app/session.ts";
import { PhoneLink } from "../../lib/contact-links.tsx";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { OrderDialog } from "./order-dialogs.tsx";
import type { Order } from "./orders.queries.ts";

/** From whom, when, where to, at which rate. */
export function OrderProperties({ order, onDialog }: { order: Order; onDialog: (dialog: OrderDialog) => void }) {
  const { t } = useTranslation();
  const values = useValues(order);
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
      <KnownProperties values={values} labelOf={(id) => t(`orders:field.${id}`)} />
    </section>
  );
}

function useValues(order: Order): Record<string, ReactNode> {
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
  const long = (text: ReactNode) => text && <Long>{text}</Long>;
  return {
    supplier: long(supplier),
    supplierPhone: order.supplierPhone && <PhoneLink phone={order.supplierPhone} />,
    neededOn: day(order.neededOn),
    expectedOn: day(order.expectedOn),
    currency: order.currency,
    rate: rateText(order),
    deliverTo: long(order.deliverTo),
    reference: long(order.supplierReference),
    sentTo: long(order.sentTo),
    notes: long(order.notes),
    internalNotes: long(order.internalNotes),
  };
}

function Long({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {children}
    </span>
  );
}

function rateText({ exchangeRate, currency, totals }: Order): string | null {
  return exchangeRate === null ? null : `1 ${currency} = ${exchangeRate} ${totals.vesselCurrency}`;
}
