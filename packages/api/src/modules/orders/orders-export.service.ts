import { currencyExponent } from "@ymp/core/currency";
import { amountText } from "@ymp/core/money";
import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import type { ExportOrdersInput } from "./orders.schema.ts";
import { readerOf } from "./orders.service.ts";
import { listOrderRows } from "./orders-list.repository.ts";
import { type OrderListItem, presentRow } from "./presented-order.ts";

type Word = (key: string, params?: Record<string, string | number>) => string;

/** The list exactly as it is filtered and sorted. */
export async function exportOrders(
  scope: VesselScope,
  { format, locale, ...input }: ExportOrdersInput,
): Promise<FileAnswer> {
  const found = foundBy(scope.access, input.search, "order");
  const rows = everyPage(async (page) => {
    const list = await listOrderRows(scope.tx, readerOf(scope), { ...input, ...page }, found);
    return { ...list, rows: list.rows.map((row) => presentRow(row, scope.vessel)) };
  });
  const word: Word = (key, params) => scope.services.translate(locale, key, params);
  const table = {
    title: word("orders:title"),
    columns: columnsIn(word, scope.vessel.currency),
    rows,
  };
  return exportedFile(scope, table, { format, locale, filterWords: filterLine(input, word) });
}

function columnsIn(word: Word, vesselCurrency: string): ExportColumn<OrderListItem>[] {
  const heading = (name: string) => word(`orders:column.${name}`);
  const money = (amountMinor: number | null, currency: string) =>
    amountMinor === null ? null : Number(amountText({ amountMinor, currency }));
  return [
    { heading: heading("number"), kind: "text", width: 14, value: (order) => order.numberText },
    { heading: heading("supplier"), kind: "text", width: 30, value: (order) => order.supplierName },
    { heading: heading("title"), kind: "text", width: 44, value: (order) => order.title },
    { heading: heading("status"), kind: "text", width: 14, value: (order) => word(`orders:status.${order.status}`) },
    { heading: heading("lines"), kind: "number", value: (order) => order.lineCount },
    { heading: heading("openLines"), kind: "number", value: (order) => order.openLineCount },
    {
      heading: heading("total"),
      kind: "number",
      decimals: 2,
      value: (order) => money(order.totalMinor, order.currency),
    },
    { heading: heading("currency"), kind: "text", width: 10, value: (order) => order.currency },
    { heading: heading("rate"), kind: "number", value: (order) => order.exchangeRate },
    {
      heading: word("orders:column.vesselTotal", { currency: vesselCurrency }),
      kind: "number",
      decimals: currencyExponent(vesselCurrency),
      value: (order) => money(order.vesselTotalMinor, vesselCurrency),
    },
    { heading: heading("neededOn"), kind: "date", value: (order) => order.neededOn },
    { heading: heading("expectedOn"), kind: "date", value: (order) => order.expectedOn },
    { heading: heading("late"), kind: "yesNo", value: (order) => order.isLate },
    { heading: heading("requestedBy"), kind: "text", width: 22, value: (order) => order.requestedByName },
    { heading: heading("orderedAt"), kind: "instant", value: (order) => order.orderedAt },
  ];
}

function filterLine(input: Omit<ExportOrdersInput, "format" | "locale">, word: Word): string {
  const parts = [
    word(`orders:state.${input.state}`),
    input.search && `“${input.search}”`,
    ...(input.statuses ?? []).map((status) => word(`orders:status.${status}`)),
    input.isMine && word("orders:filter.mine"),
  ];
  return parts.filter(Boolean).join(", ");
}
