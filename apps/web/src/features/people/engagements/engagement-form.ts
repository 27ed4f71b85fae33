import type { engagementFormSchema } from "@ymp/api/modules/onboard/engagements.schema";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { OutputOf } from "../../../lib/offline/use-queued-mutation.ts";

export type Engagement = OutputOf<"onboard.engagements">[number];
type EngagementInput = z.input<typeof engagementFormSchema>;
export type EngagementValues = z.output<typeof engagementFormSchema>;
export type EngagementForm = UseFormReturn<EngagementInput, unknown, EngagementValues>;

export function valuesOf(engagement: Engagement): EngagementInput {
  const { rank, signedOnOn, signOnPort, signedOffOn, signOffPort, signOffReason, remarks } = engagement;
  const { agreementReference } = engagement;
  const ended = { signedOffOn, signOffPort, signOffReason };
  return { rank, signedOnOn, signOnPort, ...ended, agreementReference, remarks, movesPerson: false };
}

/** Anyone who signs on does so today, as a rule. */
export const begunOn = (today: CalendarDate, rank: string | null): EngagementInput => ({
  ...{ rank: rank ?? "", signedOnOn: today, signOnPort: null, signedOffOn: null, signOffPort: null },
  ...{ signOffReason: null, agreementReference: null, remarks: null, movesPerson: true },
});

export function endedOn(today: CalendarDate, engagement: Engagement): EngagementInput {
  const values = valuesOf(engagement);
  return { ...values, signedOffOn: today, signOffReason: values.signOffReason ?? "end_of_contract", movesPerson: true };
}
