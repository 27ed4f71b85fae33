import { assertAllowed } from "@ymp/core/errors";
import { judgeNewPrice } from "@ymp/core/orders/approval";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { lockOrder } from "./drafts.service.ts";
import { readApprovalTerms } from "./limits.repository.ts";
import { moveWithLines } from "./order-flow.service.ts";
import { linesOf, patchLine } from "./orders.repository.ts";
import { approvalQuestion, totalsIn } from "./orders.rules.ts";
import type { acceptQuoteInput } from "./orders.schema.ts";
import { personOf } from "./orders-scope.ts";

/** Takes the supplier's prices for the chosen lines. Dearer than approved needs somebody who may approve the new sum. */
export async function acceptQuote(
  scope: VesselScope,
  { id, version, lineIds }: z.infer<typeof acceptQuoteInput>,
): Promise<{ version: number }> {
  const before = await lockOrder(scope, id, "accept_quote", version);
  const lines = await linesOf(scope.tx, scope.vesselId, id);
  const chosen = new Set(lineIds);
  const quoted = lines.filter((line) => chosen.has(line.id) && line.quotedPriceMinor !== null);
  if (quoted.length === 0) return { version: before.version };
  const agreed = lines.map((line) =>
    quoted.includes(line) ? { ...line, unitPriceMinor: line.quotedPriceMinor } : line,
  );
  const terms = await readApprovalTerms(scope.tx, scope.vesselId);
  const [old, next] = [lines, agreed].map((list) => totalsIn(before, list, terms).totalMinor);
  const question = approvalQuestion(before, next ?? 0, terms);
  assertAllowed(judgeNewPrice({ ...question, approver: personOf(scope) }, old ?? 0), "forbidden");
  for (const line of quoted) await patchLine(scope.tx, line, { unitPriceMinor: line.quotedPriceMinor }, scope.now);
  const after = await moveWithLines(scope, { order: before, lines }, agreed, {
    verb: "quote_accepted",
    patch: { approvedTotalMinor: Math.max(before.approvedTotalMinor ?? 0, next ?? 0) },
    facts: { lines: quoted.length, from: old ?? 0, to: next ?? 0 },
  });
  return { version: after.version };
}
