import { AppError } from "@ymp/core/errors";
import { lastPromise } from "@ymp/core/orders/lateness";
import { isOpenToAnswers } from "@ymp/core/orders/order-flow";
import type { z } from "zod";
import type { RequestContext, VesselScope } from "../../context.ts";
import { saysAnythingNew } from "../../kit/expect-base.ts";
import { expectRow } from "../../kit/rows.ts";
import { limitAccount, limitAddress } from "../../platform/accounts/attempts.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import { findOrderOfAnswer } from "./answers.repository.ts";
import { move } from "./order-flow.service.ts";
import { notifyAnswer } from "./order-notices.service.ts";
import { type OrderRow, orderNumberText } from "./orders.record.ts";
import { findOrder, findSupplierForOrder, linesOf, type OrderLineRow, patchLine } from "./orders.repository.ts";
import { isLinkOpen, totalsIn } from "./orders.rules.ts";
import type { AnswerInput, answerOfInput } from "./orders.schema.ts";
import { hashOfToken } from "./sending.service.ts";

/** Enough for somebody who answers at leisure, and nothing for anyone who guesses. */
const answerLimit = { points: 120, windowMinutes: 15 };

/** Each answer that says something new is in the order's history. */
const answersOfOrder = { points: 20, windowMinutes: 60 };

/** The link is all the supplier has: it opens one order of one vessel, as long as it holds. */
async function behindLink<T>(
  { services, address }: RequestContext,
  token: string,
  work: (scope: VesselScope, order: OrderRow) => Promise<T>,
): Promise<T> {
  await limitAddress(services, "answer", answerLimit, address);
  return administerBySystem(services, async (outside) => {
    const found = await findOrderOfAnswer(outside.tx, hashOfToken(token));
    if (!found) throw linkOver();
    const scope = await enterFromOutside(outside, found.vesselId);
    const order = expectRow(await findOrder(scope.tx, scope.vesselId, found.orderId, true));
    if (!isLinkOpen(order.answerExpiresAt, scope.now)) throw linkOver();
    return work(scope, order);
  });
}

const linkOver = () => new AppError("not_found", "orders:answer.over");

/** What the supplier sees: the vessel's name, what is ordered, and what was answered so far. */
export function readAnswer(ctx: RequestContext, { token }: z.infer<typeof answerOfInput>) {
  return behindLink(ctx, token, async (scope, order) => {
    const { tx, vesselId, vessel } = scope;
    const lines = await linesOf(tx, vesselId, order.id);
    const supplier = order.supplierId ? await findSupplierForOrder(tx, vesselId, order.supplierId) : undefined;
    const { title, currency, neededOn, deliverTo, notes, orderedAt, shippingMinor } = order;
    const { answeredAt, answeredBy, answerNote, supplierReference, answerExpiresAt } = order;
    const { totalMinor } = totalsIn(order, lines, vessel);
    return {
      vesselName: vessel.name,
      numberText: orderNumberText(order),
      supplierName: supplier?.name ?? null,
      isOpen: isOpenToAnswers(order.status),
      ...{ title, currency, neededOn, deliverTo, notes, orderedAt, shippingMinor, totalMinor },
      ...{ answeredAt, answeredBy, answerNote, supplierReference, answerExpiresAt },
      lines: lines.map(shownToSupplier),
    };
  });
}

function shownToSupplier({ id, description, partNo, unit, quantity, note, ...line }: OrderLineRow) {
  const { unitPriceMinor, taxPermille, quotedPriceMinor, promisedOn } = line;
  return { id, description, partNo, unit, quantity, note, unitPriceMinor, taxPermille, quotedPriceMinor, promisedOn };
}

/**
 * Confirms, or quotes and promises; can be said again until the order is settled. A line that is left out keeps what was said
 * of it, and what was said already is neither written nor told once more.
 * @throws AppError conflict, `orders:answer.changed` for a line that is no longer on the order
 */
export async function answerOrder(ctx: RequestContext, input: AnswerInput): Promise<{ answeredAt: Date }> {
  await limitAccount(ctx.services, "answer", answersOfOrder, hashOfToken(input.token));
  return behindLink(ctx, input.token, async (scope, order) => {
    if (!isOpenToAnswers(order.status)) throw linkOver();
    const lines = await linesOf(scope.tx, scope.vesselId, order.id);
    const known = new Set(lines.map(({ id }) => id));
    if (input.lines.some(({ id }) => !known.has(id))) throw new AppError("conflict", "orders:answer.changed");
    const answered = lines.map((line) => {
      const said = input.lines.find(({ id }) => id === line.id);
      if (!said) return line;
      return { ...line, quotedPriceMinor: said.quotedPriceMinor ?? null, promisedOn: said.promisedOn ?? null };
    });
    const head = {
      answeredBy: input.answeredBy,
      answerNote: input.note ?? null,
      supplierReference: input.supplierReference ?? order.supplierReference,
    };
    const isNew = saysAnythingNew(order, head) || answered.some((line, nth) => saysAnythingNew(lines[nth] ?? {}, line));
    if (order.answeredAt && !isNew) return { answeredAt: order.answeredAt };
    for (const { quotedPriceMinor, promisedOn, ...line } of answered)
      await patchLine(scope.tx, line, { quotedPriceMinor, promisedOn }, scope.now);
    const after = await move(
      scope,
      order,
      "answered",
      {
        answeredAt: scope.now,
        ...head,
        expectedOn: lastPromise(answered) ?? order.expectedOn,
      },
      { by: input.answeredBy, quoted: differing(answered) },
    );
    await notifyAnswer(scope, after);
    return { answeredAt: scope.now };
  });
}

/** Lines that the supplier prices otherwise than they were ordered. */
const differing = (lines: readonly OrderLineRow[]) =>
  lines.filter((line) => line.quotedPriceMinor !== null && line.quotedPriceMinor !== line.unitPriceMinor).length;
