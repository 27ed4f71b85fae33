import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { useMemo } from "react";
import { z } from "zod";
import { draftPlace } from "../../lib/forms/kept-drafts.ts";
import { useKeptTyped } from "../../lib/forms/use-kept-typed.ts";
import type { SupplierView } from "./orders.queries.ts";

const answerDraft = z.object({
  answeredBy: z.string(),
  supplierReference: z.string(),
  note: z.string(),
  lines: z.record(
    z.string(),
    z.object({ quotedPriceMinor: z.number().nullable(), promisedOn: calendarDateSchema.nullable() }),
  ),
});
type AnswerDraft = z.infer<typeof answerDraft>;

const answeredAtFirst = (order: SupplierView): AnswerDraft => ({
  answeredBy: order.answeredBy ?? "",
  supplierReference: order.supplierReference ?? "",
  note: order.answerNote ?? "",
  lines: Object.fromEntries(
    order.lines.map(({ id, quotedPriceMinor, promisedOn }) => [id, { quotedPriceMinor, promisedOn }] as const),
  ),
});

/** Nobody is signed in behind the link: what a supplier typed and did not send is under their order. */
export function useAnswerDraft(order: SupplierView) {
  const { vesselName, numberText } = order;
  const place = useMemo(() => draftPlace("ashore", vesselName, numberText), [vesselName, numberText]);
  return useKeptTyped({
    ...{ place, schema: answerDraft },
    fresh: () => answeredAtFirst(order),
    idOf: () => numberText,
  });
}
