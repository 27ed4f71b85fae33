import { inVesselCurrency } from "@ymp/core/orders/exchange";
import { lineNetMinor } from "@ymp/core/orders/order-totals";
import { lineStateOf, openQuantity } from "@ymp/core/orders/receiving";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { orderNumberText } from "./orders.record.ts";
import type { shownLinesOf } from "./orders.repository.ts";
import type { VesselTerms } from "./orders.rules.ts";
import type { OrderListRow } from "./orders-list.repository.ts";
import type { ShownReceipt } from "./receipts.repository.ts";

export function presentRow(
  { key: _key, createdBy: _writer, requestedBy: _requester, ...row }: OrderListRow,
  vessel: VesselTerms,
) {
  // What it came to, once something has come.
  const totalMinor = row.actualTotalMinor ?? row.totalMinor;
  return {
    ...row,
    totalMinor,
    numberText: orderNumberText(row),
    vesselCurrency: vessel.currency,
    vesselTotalMinor: inVesselCurrency(totalMinor, row, vessel.currency),
  };
}
export type OrderListItem = ReturnType<typeof presentRow>;

type ShownLine = Awaited<ReturnType<typeof shownLinesOf>>[number];

/** What somebody marked private keeps its line and its price, and loses all that says what it is for anyone who may not see it. */
export function presentLine({ line, isHidden, jobTitle, jobNumber, jobYear, ...names }: ShownLine) {
  return {
    ...line,
    ...names,
    isHidden,
    itemId: isHidden ? null : line.itemId,
    sparePartId: isHidden ? null : line.sparePartId,
    description: isHidden ? "" : line.description,
    partNo: isHidden ? null : line.partNo,
    note: isHidden ? null : line.note,
    jobText: jobNumber !== null && jobYear !== null ? jobNumberText({ number: jobNumber, year: jobYear }) : null,
    jobTitle,
    netMinor: lineNetMinor(line),
    openQuantity: openQuantity(line),
    state: lineStateOf(line),
  };
}

/** Where what is private was put, and what was noted of it, is told with its line only. */
export function presentReceipt(receipt: ShownReceipt, lines: readonly ShownLine[]): ShownReceipt {
  const hidden = new Set(lines.filter(({ isHidden }) => isHidden).map(({ line }) => line.id));
  const untold = { note: null, locationName: null, lotNumber: null, expiresOn: null };
  return {
    ...receipt,
    lines: receipt.lines.map((line) => (hidden.has(line.orderLineId) ? { ...line, ...untold } : line)),
  };
}
