import { firstOf } from "@ymp/core/bounded";
import { isLineBeyondApproval, judgeApproval } from "@ymp/core/orders/approval";
import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import { type LevelledItem, levelledItems } from "../inventory/levels.service.ts";
import { readApprovalTerms } from "./limits.repository.ts";
import { shownLinesOf } from "./orders.repository.ts";
import { approvalQuestion } from "./orders.rules.ts";
import { listOrdersInput } from "./orders.schema.ts";
import { readerOf } from "./orders.service.ts";
import { listOrderRows } from "./orders-list.repository.ts";
import { personOf } from "./orders-scope.ts";
import { presentLine, presentRow } from "./presented-order.ts";
import { lastPrices } from "./proposal.repository.ts";

const shown = 10;
const linesShown = 5;

type OrderRow = Awaited<ReturnType<typeof listOrderRows>>["rows"][number];

/**
 * Orders that wait for the reader's approval and that the reader may approve, with what a decision needs: what came
 * beyond the approval, what is aboard and coming of each line, the job it is for, and what was paid last.
 */
export async function ordersToApprove(scope: VesselScope) {
  const { tx, vesselId } = scope;
  const person = personOf(scope);
  if (!person.mayEdit) return { rows: [], total: 0 };
  const input = listOrdersInput.parse({ state: "to_approve", sort: "needed", descending: false });
  const terms = await readApprovalTerms(tx, vesselId);
  const mine: OrderRow[] = [];
  for await (const page of everyPage((wanted) => listOrderRows(tx, readerOf(scope), { ...input, ...wanted }, null)))
    mine.push(
      ...page.filter(
        (order) =>
          judgeApproval({ ...approvalQuestion(order, sumOf(order), terms), approver: person }).length === 0 &&
          (order.isBeyondApproval || order.requestedBy !== person.userId),
      ),
    );
  const orders = firstOf(mine, shown).rows;
  const lines = await Promise.all(orders.map(({ id }) => shownLinesOf(tx, vesselId, id)));
  const itemIds = lines.flat().flatMap(({ line, isHidden }) => (line.itemId && !isHidden ? line.itemId : []));
  const [levelled, prices] = await Promise.all([levelledItems(scope, itemIds), pricesOf(scope, itemIds)]);
  const levels: Levels = new Map(levelled.map((found) => [found.item.id, found]));
  const rows = orders.map((order, index) => {
    const presented = (lines[index] ?? []).map(presentLine).toSorted((a, b) => beyondFirst(order, a, b));
    return {
      ...presentRow(order, scope.vessel),
      lines: presented.slice(0, linesShown).map((line) => lineToApprove(order, line, levels, prices)),
      moreLines: Math.max(0, presented.length - linesShown),
    };
  });
  return { rows, total: mine.length };
}

const sumOf = (order: OrderRow) => (order.isBeyondApproval ? (order.actualTotalMinor ?? 0) : order.totalMinor);

type Levels = ReadonlyMap<string, LevelledItem>;
type Prices = Awaited<ReturnType<typeof pricesOf>>;

async function pricesOf({ tx, vesselId }: VesselScope, itemIds: readonly string[]) {
  const paid = itemIds.length > 0 ? await lastPrices(tx, vesselId, itemIds) : [];
  return new Map(paid.map((price) => [price.itemId, price]));
}

type Line = ReturnType<typeof presentLine>;

const isBeyond = (order: OrderRow, line: Line) => order.isBeyondApproval && isLineBeyondApproval(line);
/** What came beyond the approval is not hidden behind the lines that are shown. */
const beyondFirst = (order: OrderRow, a: Line, b: Line) => Number(isBeyond(order, b)) - Number(isBeyond(order, a));

function lineToApprove(order: OrderRow, line: Line, levels: Levels, prices: Prices) {
  const found = line.itemId && !line.isHidden ? levels.get(line.itemId) : undefined;
  const price = line.itemId && !line.isHidden ? prices.get(line.itemId) : undefined;
  return {
    id: line.id,
    description: line.itemName ?? line.description,
    isHidden: line.isHidden,
    quantity: line.quantity,
    unit: line.unit,
    unitPriceMinor: line.unitPriceMinor,
    beyond: isBeyond(order, line)
      ? { received: line.receivedQuantity, approved: line.approvedQuantity ?? line.quantity }
      : null,
    jobId: line.jobId,
    jobText: line.jobText,
    jobTitle: line.jobTitle,
    equipmentName: line.equipmentName,
    stock: found
      ? { onHand: found.level.onHand, onOrder: found.level.onOrder, min: found.item.min, unit: line.itemUnit }
      : null,
    lastPrice: price ? { unitPriceMinor: price.unitPriceMinor, currency: price.currency } : null,
  };
}
