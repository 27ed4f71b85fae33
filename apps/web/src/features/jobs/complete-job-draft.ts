import type { CompleteJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { operationalEffects } from "@ymp/api/modules/jobs/jobs.schema";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { newId } from "@ymp/core/ids";
import { jobPriorities } from "@ymp/core/lists";
import { instantOf, wallClockAt } from "@ymp/core/time";
import type { ShipMoment } from "@ymp/ui/primitives/date-time-field";
import { z } from "zod";
import { fullestPlace, type Job } from "./job-sheet-data.ts";

const placeSchema = z.object({
  itemId: z.string(),
  locationId: z.string(),
  locationName: z.string(),
  box: z.string().nullable(),
  onHand: z.number(),
});

const lineSchema = z.object({
  itemId: idSchema,
  name: z.string(),
  partNo: z.string().nullable(),
  unit: z.string(),
  minQuantity: z.number().nullable(),
  quantity: z.number(),
  isPlanned: z.boolean(),
  places: z.array(placeSchema),
});
export type UsedLine = z.infer<typeof lineSchema>;

const followUpSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  priority: z.enum(jobPriorities),
  operationalEffect: z.enum(operationalEffects),
});
export type FollowUp = z.infer<typeof followUpSchema>;

/** What is typed into the completion of a job before it is sent. Figures in tenths. */
export const completionDraftSchema = z.object({
  completionId: idSchema,
  workDone: z.string(),
  /** Null: now. */
  finished: z.object({ on: calendarDateSchema, time: z.string() }).nullable(),
  spentTenths: z.number().nullable(),
  reading: z.number().nullable(),
  confirmsReading: z.boolean(),
  parts: z.array(lineSchema),
  followUp: followUpSchema.nullable(),
});
export type CompletionDraft = z.infer<typeof completionDraftSchema>;

/** A job that was begun or reopened keeps what was told of it so far. */
export function freshDraft(job: Pick<Job, "parts" | "workDone" | "spentTenths" | "can">): CompletionDraft {
  return {
    completionId: newId(),
    workDone: job.workDone ?? "",
    finished: null,
    spentTenths: job.spentTenths,
    reading: null,
    confirmsReading: false,
    parts: job.can.stores ? job.parts.map(lineOf) : [],
    followUp: null,
  };
}

/** Planned as much as the fullest place holds: what is not on board cannot have been used. */
function lineOf(part: Job["parts"][number]): UsedLine {
  const { itemId, name, partNo, unit, minQuantity, plannedQuantity, places } = part;
  const quantity = Math.min(plannedQuantity, fullestPlace(places)?.onHand ?? 0);
  return { itemId, name, partNo, unit, minQuantity, quantity, isPlanned: true, places };
}

export function freshFollowUp(): FollowUp {
  return { id: newId(), title: "", description: "", priority: "normal", operationalEffect: "none" };
}

export function momentAt(zone: string, at: Date): ShipMoment {
  const { on, hour, minute } = wallClockAt(zone, at);
  const two = (figure: number) => String(figure).padStart(2, "0");
  return { on, time: `${two(hour)}:${two(minute)}` };
}

export function instantOfMoment(zone: string, { on, time }: ShipMoment): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantOf(zone, { on, hour, minute, second: 0 });
}

export interface Confirmations {
  openTasks: boolean;
  early: boolean;
}

export function completionInputOf(
  jobId: string,
  draft: CompletionDraft,
  doneAt: Date,
  confirms: Confirmations,
): CompleteJobInput {
  return {
    id: jobId,
    completionId: draft.completionId,
    workDone: draft.workDone.trim(),
    doneAt,
    spentTenths: draft.spentTenths,
    reading: draft.reading,
    confirmsReading: draft.confirmsReading,
    parts: draft.parts
      .filter(({ quantity }) => quantity > 0)
      .map(({ itemId, quantity, places }) => ({ itemId, quantity, locationId: fullestPlace(places)?.locationId })),
    fileIds: [],
    confirmsOpenTasks: confirms.openTasks,
    confirmsEarly: confirms.early,
    followUp: draft.followUp && {
      ...draft.followUp,
      title: draft.followUp.title.trim(),
      description: draft.followUp.description.trim() || null,
    },
  };
}
