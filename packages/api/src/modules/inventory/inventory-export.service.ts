import { amountText } from "@ymp/core/money";
import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import type { ExportItemsInput } from "./inventory.schema.ts";
import { type PresentedItem, presentRow } from "./inventory.service.ts";
import { dayOnBoard } from "./inventory-scope.ts";
import { supplierName } from "./items.repository.ts";
import { listItems } from "./items-list.repository.ts";
import { findLocation } from "./places.repository.ts";

type Word = (key: string) => string;

/** The stores exactly as they are filtered and sorted. */
export async function exportItems(
  scope: VesselScope,
  { format, locale, ...input }: ExportItemsInput,
): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, key);
  const today = dayOnBoard(scope);
  const found = foundBy(scope.access, input.search, "item");
  const rows = everyPage(async (page) => {
    const list = await listItems(scope.tx, scope.vesselId, today, { ...input, ...page }, found);
    return { ...list, rows: list.rows.map((row) => presentRow(row, today)) };
  });
  const table = {
    title: word("inventory:title"),
    columns: columnsIn(word),
    rows: scope.access.seesOnlyShared ? [] : rows,
  };
  return exportedFile(scope, table, { format, locale, filterWords: await filterLine(scope, input, word) });
}

function columnsIn(word: Word): ExportColumn<PresentedItem>[] {
  const heading = (name: string) => word(`inventory:field.${name}`);
  return [
    { heading: heading("name"), kind: "text", width: 40, value: (item) => item.name },
    { heading: heading("partNo"), kind: "text", width: 18, value: (item) => item.partNo },
    { heading: heading("category"), kind: "text", width: 20, value: (item) => item.category },
    { heading: heading("subCategory"), kind: "text", width: 20, value: (item) => item.subCategory },
    { heading: heading("manufacturer"), kind: "text", width: 20, value: (item) => item.manufacturer },
    { heading: heading("modelNo"), kind: "text", width: 16, value: (item) => item.modelNo },
    { heading: heading("places"), kind: "text", width: 40, value: placesText },
    { heading: heading("unit"), kind: "text", width: 8, value: (item) => item.unit },
    { heading: heading("onHand"), kind: "number", value: (item) => item.level.onHand },
    { heading: heading("onOrder"), kind: "number", value: (item) => item.level.onOrder },
    { heading: heading("reserved"), kind: "number", value: (item) => item.level.reserved },
    { heading: heading("available"), kind: "number", value: (item) => item.level.available },
    { heading: heading("min"), kind: "number", value: (item) => item.min },
    { heading: heading("max"), kind: "number", value: (item) => item.max },
    { heading: heading("critical"), kind: "yesNo", value: (item) => item.isCritical },
    { heading: heading("expires"), kind: "date", value: (item) => item.expiry?.on },
    { heading: heading("supplier"), kind: "text", width: 24, value: (item) => item.supplierName },
    { heading: heading("price"), kind: "text", width: 14, value: priceText },
    { heading: heading("barcode"), kind: "text", width: 18, value: (item) => item.barcode },
    { heading: heading("description"), kind: "text", width: 40, value: (item) => item.description },
  ];
}

function placesText({ bins, unit }: PresentedItem): string {
  return bins
    .map(
      ({ location, box, shelf, quantity }) =>
        `${[location, box, shelf].filter(Boolean).join(" / ")}: ${quantity} ${unit}`,
    )
    .join("; ");
}

function priceText({ priceMinor, currency }: PresentedItem): string | null {
  return priceMinor === null || !currency ? null : `${amountText({ amountMinor: priceMinor, currency })} ${currency}`;
}

async function filterLine(
  scope: VesselScope,
  input: Omit<ExportItemsInput, "format" | "locale">,
  word: Word,
): Promise<string> {
  const { tx, vesselId } = scope;
  const [place, supplier] = await Promise.all([
    input.locationId ? findLocation(tx, vesselId, input.locationId) : undefined,
    input.supplierId ? supplierName(tx, vesselId, input.supplierId) : undefined,
  ]);
  const parts = [
    word(`inventory:state.${input.state}`),
    input.search && `“${input.search}”`,
    ...(input.categories ?? []),
    input.subCategory,
    place?.name,
    supplier,
    input.isCritical && word("inventory:field.critical"),
    input.isPrivate && word("inventory:field.private"),
  ];
  return parts.filter(Boolean).join(", ");
}
