import { type Property, PropertyList } from "@ymp/ui/patterns/property-list";
import { PathLink } from "../../app/path-link.tsx";
import { useCan, useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount, useUnitWord } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { Item } from "./inventory.queries.ts";

/** What the item is, as far as somebody entered it. */
export function ItemProperties({ item }: { item: Item }) {
  const { t } = useTranslation();
  const properties = useProperties(item);
  return (
    <>
      <PropertyList properties={properties} />
      {item.description ? (
        <p dir="auto" className="whitespace-pre-wrap text-sm" title={t("inventory:field.description")}>
          {item.description}
        </p>
      ) : null}
    </>
  );
}

function useProperties(item: Item): Property[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = useAmount();
  const unitWord = useUnitWord();
  const { edition } = useVessel();
  const maySeeSuppliers = useCan("supplier:view");
  const money = (amountMinor: number | null, currency: string | null) =>
    amountMinor === null || !currency ? null : formats.money({ amountMinor, currency });
  const pack =
    item.packSize === null
      ? null
      : t("inventory:pack", {
          unit: item.purchaseUnit ?? t("inventory:packUnit"),
          amount: amount(item.packSize, item.unit),
        });
  const supplier =
    item.supplierId && item.supplierName && maySeeSuppliers ? (
      <PathLink href={`/app/supplier?supplier=${item.supplierId}`} className="text-link hover:underline">
        <bdi>{item.supplierName}</bdi>
      </PathLink>
    ) : (
      item.supplierName
    );
  const values: Record<string, Property["value"]> = {
    category: [item.category, item.subCategory].filter(Boolean).join(" / ") || null,
    partNo: item.partNo && <bdi className="font-mono text-xs">{item.partNo}</bdi>,
    manufacturer: item.manufacturer,
    modelNo: item.modelNo,
    barcode: item.barcode && <bdi className="font-mono text-xs">{item.barcode}</bdi>,
    unit: unitWord(item.unit),
    pack,
    max: item.maxQuantity === null ? null : amount(item.maxQuantity, item.unit),
    price: money(item.priceMinor, item.currency),
    average: item.averageCost && formats.money(item.averageCost),
    supplier: edition === "full" ? supplier : null,
  };
  return Object.entries(values).flatMap(([id, value]) =>
    value ? [{ id, label: t(`inventory:field.${id}`), value }] : [],
  );
}
