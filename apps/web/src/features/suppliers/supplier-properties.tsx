import { Rating } from "@ymp/ui/primitives/rating";
import { MailLink, PhoneLink, WebLink } from "../../lib/contact-links.tsx";
import { listed } from "../../lib/format.ts";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useRateSupplier } from "./suppliers.mutations.ts";
import { type Supplier, useSupplierParts } from "./suppliers.queries.ts";

/** What is known of the house itself; an empty line says nothing. */
export function SupplierProperties({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const { email, phone, website, streetAddress, postalCode, city, country } = supplier;
  const address = [streetAddress, [postalCode, city].filter(Boolean).join(" "), country].filter(Boolean).join("\n");
  const values = {
    rating: <RatingRow supplier={supplier} />,
    email: email && <MailLink email={email} />,
    phone: phone && <PhoneLink phone={phone} />,
    website: website && <WebLink address={website} />,
    address: address && <span className="whitespace-pre-line">{address}</span>,
    operatingIn: listed(supplier.operatingIn, t),
    leadTimeDays: <LeadTime supplier={supplier} />,
    currency: supplier.currency,
    accountNumber: supplier.accountNumber,
    paymentTerms: supplier.paymentTerms,
  };
  return <KnownProperties values={values} labelOf={(id) => t(`suppliers:field.${id}`)} />;
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
