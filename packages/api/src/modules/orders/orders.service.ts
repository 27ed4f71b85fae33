import { isBeyondApproval } from "@ymp/core/orders/approval";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { readApprovalTerms } from "./limits.repository.ts";
import { orderNumberText } from "./orders.record.ts";
import { contactsOf, findNames, findOrder, shownLinesOf } from "./orders.repository.ts";
import { isLinkOpen, permissionsOn, totalsIn } from "./orders.rules.ts";
import type { ListOrdersInput, orderHistoryInput } from "./orders.schema.ts";
import { listOrderRows, type OrderReader, summaryOfOrders } from "./orders-list.repository.ts";
import { personOf, shipsDay } from "./orders-scope.ts";
import { presentLine, presentReceipt, presentRow } from "./presented-order.ts";
import { placesToPut, receiptsOf } from "./receipts.repository.ts";

export function readerOf(scope: VesselScope): OrderReader {
  return { vesselId: scope.vesselId, userId: scope.actor.userId, today: shipsDay(scope) };
}

export async function listOrders(scope: VesselScope, input: ListOrdersInput) {
  const found = foundBy(scope.access, input.search, "order");
  const page = await listOrderRows(scope.tx, readerOf(scope), input, found);
  return { ...page, rows: page.rows.map((row) => presentRow(row, scope.vessel)), today: shipsDay(scope) };
}

export function summariseOrders(scope: VesselScope) {
  return summaryOfOrders(scope.tx, readerOf(scope));
}

export async function getOrder(scope: VesselScope, id: string) {
  const { tx, vesselId } = scope;
  const order = expectRow(await findOrder(tx, vesselId, id));
  const [names, lines, receipts, contacts, locations, terms] = await Promise.all([
    findNames(tx, vesselId, id),
    shownLinesOf(tx, vesselId, id),
    receiptsOf(tx, vesselId, id),
    order.supplierId ? contactsOf(tx, vesselId, order.supplierId) : [],
    placesToPut(tx, vesselId),
    readApprovalTerms(tx, vesselId),
  ]);
  const { answerTokenHash, ...shown } = order;
  const rows = lines.map(({ line }) => line);
  return {
    ...shown,
    ...names,
    numberText: orderNumberText(order),
    isBeyondApproval: isBeyondApproval(order, rows),
    hasLink: answerTokenHash !== null && isLinkOpen(order.answerExpiresAt, scope.now),
    sendsMail: scope.services.mailTransport.kind === "sends",
    today: shipsDay(scope),
    lines: lines.map(presentLine),
    totals: totalsIn(order, rows, terms),
    quotedTotals: totalsIn(order, rows.map(atQuotedPrice), terms),
    receipts: receipts.map((receipt) => presentReceipt(receipt, lines)),
    contacts,
    locations,
    can: permissionsOn(order, rows, personOf(scope), terms),
  };
}
export type OrderSheet = Awaited<ReturnType<typeof getOrder>>;

const atQuotedPrice = <Line extends { unitPriceMinor: number | null; quotedPriceMinor: number | null }>(
  line: Line,
) => ({
  ...line,
  unitPriceMinor: line.quotedPriceMinor ?? line.unitPriceMinor,
});

export async function listOrderHistory(scope: VesselScope, input: z.infer<typeof orderHistoryInput>) {
  expectRow(await findOrder(scope.tx, scope.vesselId, input.id));
  return listHistory(scope.tx, scope.vesselId, { kind: "order", id: input.id }, input);
}
