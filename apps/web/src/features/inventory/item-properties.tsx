import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useCan, useVessel } from "../../app/session.ts";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount, useUnitWord } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { Item } from "./inventory.queries.ts";

/** What the item is, as far as somebody entered it. */
export function ItemProperties({ item }: { item: Item }) {
  const { t } = useTranslation();
  const values = useValues(item);
  return (
    <>
      <KnownProperties values={values} labelOf={(id) => t(`inventory:field.${id}`)} />
      {item.description ? (
        <p dir="auto" className="whitespace-pre-wrap text-sm" title={t("inventory:field.description")}>
          {item.description}
        </p>
      ) : null}
    </>
  );
}

function useValues(item: Item): Record<string, ReactNode> {
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
  return {
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
}
