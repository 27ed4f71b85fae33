import { todayIn } from "@ymp/core/calendar-date";
import { currencyExponent } from "@ymp/core/currency";
import { amountText } from "@ymp/core/money";
import type { OrderTotals } from "@ymp/core/orders/order-totals";
import { lineNetMinor } from "@ymp/core/orders/order-totals";
import type { Locale } from "@ymp/i18n/locales";
import type { VesselScope } from "../../context.ts";
import { printDay } from "../../kit/printed-dates.ts";
import type { DocumentBlock, FootRow } from "../../platform/pdf/document.ts";
import type { DocumentToPrint } from "../../platform/pdf/made-in-thread.ts";
import { type OrderRow, orderNumberText } from "./orders.record.ts";
import type { OrderLineRow } from "./orders.repository.ts";

export interface PrintedOrder {
  order: OrderRow;
  lines: readonly (OrderLineRow & { equipmentName: string | null })[];
  totals: OrderTotals;
  supplierLines: readonly string[];
}

/** A purchase order as the supplier reads it: nothing of what the vessel notes for herself. */
export function orderDocument(
  { vessel, services, now }: VesselScope,
  { order, lines, totals, supplierLines }: PrintedOrder,
  locale: Locale,
): DocumentToPrint {
  const word = (key: string, params?: Record<string, string | number>) =>
    services.translate(locale, `orders:print.${key}`, params);
  const day = (date: string | null) => (date ? printDay(date, locale) : "");
  const blocks: DocumentBlock[] = [
    {
      kind: "addresses",
      columns: [
        { label: word("supplier"), lines: supplierLines },
        { label: word("deliverTo"), lines: (order.deliverTo ?? vessel.address ?? vessel.name).split("\n") },
      ],
    },
    {
      kind: "facts",
      columns: 3,
      items: [
        { label: word("date"), value: day(todayIn(vessel.timeZone, order.orderedAt ?? now)) },
        { label: word("neededOn"), value: day(order.neededOn) },
        { label: word("expectedOn"), value: day(order.expectedOn) },
        { label: word("reference"), value: order.supplierReference ?? "" },
        { label: word("currency"), value: order.currency },
      ].filter(({ value }) => value !== ""),
    },
    { kind: "heading", level: 2, text: order.title },
    linesTable(order, lines, totals, locale, word),
    ...(order.notes ? [{ kind: "paragraph" as const, text: order.notes }] : []),
    { kind: "paragraph", isMuted: true, text: word("foot", { number: orderNumberText(order) }) },
  ];
  return {
    locale,
    madeAt: now,
    header: {
      vesselName: vessel.name,
      vesselLines: vesselLinesOf(vessel),
      title: word("title"),
      number: orderNumberText(order),
    },
    blocks,
  };
}

function vesselLinesOf({ imo, flag, address, contactEmail, contactPhone }: VesselScope["vessel"]): string[] {
  const register = [imo && `IMO ${imo}`, flag].filter(Boolean).join(" · ");
  const reach = [contactEmail, contactPhone].filter(Boolean).join(" · ");
  return [register, ...(address ?? "").split("\n"), reach].filter((line) => line !== "");
}

type Word = (key: string, params?: Record<string, string | number>) => string;

function linesTable(
  order: OrderRow,
  lines: PrintedOrder["lines"],
  totals: OrderTotals,
  locale: Locale,
  word: Word,
): DocumentBlock {
  const amount = (minor: number | null) => (minor === null ? "" : moneyText(minor, order.currency, locale));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const rows = lines.map((line, index) => [
    String(index + 1),
    [line.description, line.equipmentName, line.note].filter(Boolean).join("\n"),
    line.partNo ?? "",
    `${number.format(line.quantity)} ${line.unit}`,
    amount(line.unitPriceMinor),
    line.unitPriceMinor === null ? "" : amount(lineNetMinor(line)),
  ]);
  return {
    kind: "table",
    columns: [
      { heading: word("column.position"), share: 5, align: "end" },
      { heading: word("column.description"), share: 42 },
      { heading: word("column.partNo"), share: 17 },
      { heading: word("column.quantity"), share: 12, align: "end" },
      { heading: word("column.price"), share: 12, align: "end" },
      { heading: word("column.amount"), share: 12, align: "end" },
    ],
    rows,
    foot: footOf(order, totals, amount, number, word),
  };
}

function footOf(
  order: OrderRow,
  totals: OrderTotals,
  amount: (minor: number) => string,
  number: Intl.NumberFormat,
  word: Word,
): FootRow[] {
  const row = (label: string, minor: number, isStrong = false) => ({
    cells: ["", label, "", "", "", amount(minor)],
    isStrong,
  });
  return [
    row(word("net"), totals.netMinor),
    ...totals.taxes.map((tax) => row(word("tax", { rate: number.format(tax.taxPermille / 10) }), tax.taxMinor)),
    ...(totals.shippingMinor > 0 ? [row(word("shipping"), totals.shippingMinor)] : []),
    row(word("total", { currency: order.currency }), totals.totalMinor, true),
  ];
}

export function moneyText(amountMinor: number, currency: string, locale: Locale): string {
  const decimals = currencyExponent(currency);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    Number(amountText({ amountMinor, currency })),
  );
}
