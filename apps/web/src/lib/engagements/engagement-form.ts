import { saveEngagementInput } from "@ymp/api/modules/onboard/engagements.schema";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { OutputOf } from "../offline/use-queued-mutation.ts";

export type Engagement = OutputOf<"onboard.engagements">[number];
export type EngagementInput = z.input<typeof saveEngagementInput>;
export type EngagementForm = UseFormReturn<EngagementInput, unknown, z.output<typeof saveEngagementInput>>;

/** What is being written: a beginning, an end, or the whole of an engagement. */
export type EngagementTask =
  | { kind: "on"; profileId: string; rank: string | null }
  | { kind: "off" | "edit"; engagement: Engagement };

export const engagementSchema = saveEngagementInput;

export function valuesOf(task: EngagementTask, id: string, today: CalendarDate): EngagementInput {
  if (task.kind === "on") {
    const { profileId, rank } = task;
    return { id, profileId, rank: rank ?? "", signedOnOn: today, movesPerson: true };
  }
  const { days: _, createdAt: __, updatedAt: ___, ...kept } = task.engagement;
  if (task.kind === "edit") return kept;
  return { ...kept, signedOffOn: today, signOffReason: kept.signOffReason ?? "end_of_contract", movesPerson: true };
}
