import { type Property, PropertyList } from "@ymp/ui/patterns/property-list";
import { Rating } from "@ymp/ui/primitives/rating";
import type { ReactNode } from "react";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { MailLink, PhoneLink, WebLink } from "./contact-links.tsx";
import { useRateSupplier } from "./suppliers.mutations.ts";
import { type Supplier, useSupplierParts } from "./suppliers.queries.ts";

/** What is known of the house itself; an empty line says nothing. */
export function SupplierProperties({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const { email, phone, website, streetAddress, postalCode, city, country } = supplier;
  const address = [streetAddress, [postalCode, city].filter(Boolean).join(" "), country].filter(Boolean).join("\n");
  const lines: [string, ReactNode][] = [
    ["rating", <RatingRow key="rating" supplier={supplier} />],
    ["email", email && <MailLink email={email} />],
    ["phone", phone && <PhoneLink phone={phone} />],
    ["website", website && <WebLink address={website} />],
    ["address", address && <span className="whitespace-pre-line">{address}</span>],
    ["operatingIn", listed(supplier.operatingIn, t)],
    ["leadTimeDays", <LeadTime key="lead" supplier={supplier} />],
    ["currency", supplier.currency],
    ["accountNumber", supplier.accountNumber],
    ["paymentTerms", supplier.paymentTerms],
  ];
  const properties = lines.flatMap(([id, value]): Property[] =>
    value ? [{ id, label: t(`suppliers:field.${id}`), value }] : [],
  );
  return <PropertyList properties={properties} />;
}

function RatingRow({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const rate = useRateSupplier(supplier.id);
  return (
    <Rating
      label={t("suppliers:field.rating")}
      value={rate.isPending ? rate.variables : supplier.rating}
      onValueChange={(rating) => rate.mutate(rating)}
      wordOf={(rating) => t("suppliers:stars", { rating })}
      disabled={!supplier.can.edit}
    />
  );
}

/** What they say, and what the deliveries say. */
function LeadTime({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const { data } = useSupplierParts(supplier.id);
  const measured = data?.leadTimeDays ?? null;
  const { leadTimeDays } = supplier;
  if (leadTimeDays === null && measured === null) return <span className="text-muted-foreground">–</span>;
  return (
    <>
      {leadTimeDays === null ? null : <bdi>{t("suppliers:days", { count: leadTimeDays })}</bdi>}
      {measured === null ? null : (
        <span className="text-muted-foreground text-xs">{t("suppliers:leadTime.measured", { count: measured })}</span>
      )}
    </>
  );
}
