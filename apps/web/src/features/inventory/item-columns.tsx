import { cn } from "@ymp/ui/lib/cn";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { useVessel } from "../../app/session.ts";
import { listed } from "../../lib/format.ts";
import { columnsOf } from "../../lib/lists/columns-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useUnitWord } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { ItemRow } from "./inventory.queries.ts";
import { AlertMark, ExpiryMark, ItemName, ItemThumb } from "./stock-marks.tsx";

/** Columns that a screen of usual width has no room for. */
export const hiddenAtFirst = ["subCategory", "manufacturer", "supplier", "price"];

export function useItemColumns(): DataColumn<ItemRow>[] {
  const { t } = useTranslation();
  const { edition } = useVessel();
  return useMemo(() => {
    const head = (id: string) => t(`inventory:field.${id}`);
    const columns = columnsOf<ItemRow>(head, {
      name: {
        width: "minmax(180px,2.6fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => (
          <span className="flex min-w-0 items-center gap-2.5">
            <ItemThumb fileId={row.photoFileId} />
            <ItemName item={row} />
          </span>
        ),
      },
      partNo: {
        width: "minmax(108px,0.5fr)",
        sortable: true,
        wideOnly: true,
        cell: ({ partNo }) => <bdi className="font-mono text-xs">{partNo}</bdi>,
      },
      category: { width: "minmax(100px,0.6fr)", sortable: true, wideOnly: true, cell: ({ category }) => category },
      subCategory: { width: "minmax(104px,1fr)", cell: (row) => row.subCategory },
      manufacturer: { width: "minmax(104px,1fr)", cell: (row) => row.manufacturer },
      places: { width: "minmax(130px,1.6fr)", cell: (row) => <PlacesCell row={row} /> },
      onHand: { width: "88px", align: "end", cell: (row) => <OnHandCell row={row} /> },
      onOrder: { width: "76px", align: "end", wideOnly: true, cell: (row) => <Figure value={row.level.onOrder} /> },
      reserved: { width: "76px", align: "end", wideOnly: true, cell: (row) => <Figure value={row.level.reserved} /> },
      available: {
        width: "80px",
        align: "end",
        wideOnly: true,
        cell: (row) => <Figure value={row.level.available} isAlways />,
      },
      min: { width: "72px", givesWay: true, align: "end", cell: ({ min }) => <Figure value={min} isAlways /> },
      state: { width: "minmax(128px,0.5fr)", cell: (row) => <StateCell row={row} /> },
      supplier: { width: "minmax(120px,1fr)", cell: (row) => row.supplierName },
      price: { width: "96px", align: "end", cell: (row) => <PriceCell row={row} /> },
    });
    const inLite = new Set(["name", "partNo", "category", "places", "onHand", "min", "state"]);
    return columns.filter(({ id }) => edition === "full" || inLite.has(id));
  }, [t, edition]);
}

/** Zero says little in these columns; it is left to those who listen. */
function Figure({ value, isAlways }: { value: number | null; isAlways?: boolean }) {
  const formats = useFormats();
  if (value === null) return null;
  if (value === 0 && !isAlways) return <span className="sr-only">0</span>;
  return <bdi className="block text-end tabular-nums">{formats.quantity(value)}</bdi>;
}

function OnHandCell({ row }: { row: ItemRow }) {
  const formats = useFormats();
  const unitWord = useUnitWord();
  return (
    <bdi className={cn("block text-end font-medium tabular-nums", row.level.alert && "text-status-overdue")}>
      {formats.quantity(row.level.onHand)}{" "}
      <span className="font-normal text-muted-foreground text-xs">{unitWord(row.unit)}</span>
    </bdi>
  );
}

function StateCell({ row }: { row: ItemRow }) {
  const isNear = row.expiry && row.expiry.state !== "good";
  if (row.level.alert) return <AlertMark alert={row.level.alert} />;
  return isNear || row.hasLots ? <ExpiryMark expiry={row.expiry} isShort /> : null;
}

function PlacesCell({ row }: { row: ItemRow }) {
  const { t } = useTranslation();
  const [first] = row.bins;
  if (!first) return null;
  const words = [first.location, first.box, first.shelf].filter(Boolean).join(" / ");
  const title = listed(
    row.bins.map(({ location, box, shelf }) => [location, box, shelf].filter(Boolean).join(" / ")),
    t,
  );
  const more = row.bins.length - 1;
  return (
    <span title={title} className="flex min-w-0 items-baseline gap-1.5">
      <bdi className="min-w-0">{words}</bdi>
      {more > 0 ? (
        <span className="flex-none text-muted-foreground text-xs">{t("inventory:morePlaces", { count: more })}</span>
      ) : null}
    </span>
  );
}

function PriceCell({ row: { priceMinor, currency } }: { row: ItemRow }) {
  const formats = useFormats();
  if (priceMinor === null || !currency) return null;
  return <bdi className="block text-end tabular-nums">{formats.money({ amountMinor: priceMinor, currency })}</bdi>;
}
