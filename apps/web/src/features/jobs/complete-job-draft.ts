import type { CompleteJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { newId } from "@ymp/core/ids";
import { jobPriorities } from "@ymp/core/lists";
import { creditCapacities } from "@ymp/core/maintenance/class-items";
import { operationalEffects } from "@ymp/core/maintenance/defect-facts";
import { inOrderOfTaking, splitOverBins } from "@ymp/core/maintenance/stock-bins";
import { instantOf, wallClockAt } from "@ymp/core/time";
import type { ShipMoment } from "@ymp/ui/primitives/date-time-field";
import { z } from "zod";
import type { Job, StockBin } from "./job-sheet-data.ts";

const binSchema = z.object({
  locationId: idSchema,
  locationName: z.string(),
  box: z.string().nullable(),
  lotId: idSchema.nullable(),
  lotNumber: z.string().nullable(),
  expiresOn: calendarDateSchema.nullable(),
  onHand: z.number(),
  taken: z.number(),
});
export type UsedBin = z.infer<typeof binSchema>;

const lineSchema = z.object({
  itemId: idSchema,
  name: z.string(),
  partNo: z.string().nullable(),
  unit: z.string(),
  minQuantity: z.number().nullable(),
  /** Zero for what was not planned. */
  plannedQuantity: z.number(),
  bins: z.array(binSchema),
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
  parts: z.array(lineSchema).catch([]),
  followUp: followUpSchema.nullable(),
  creditBy: z.string().catch(""),
  creditCapacity: z.enum(creditCapacities).catch("surveyor"),
});
export type CompletionDraft = z.infer<typeof completionDraftSchema>;

/** A job that was started or reopened keeps what was told of it so far. */
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
    creditBy: "",
    creditCapacity: "surveyor",
  };
}

function lineOf({ itemId, name, partNo, unit, minQuantity, plannedQuantity, bins }: Job["parts"][number]): UsedLine {
  return { itemId, name, partNo, unit, minQuantity, plannedQuantity, bins: proposedTakes(bins, plannedQuantity) };
}

/** As much as is on board, from where it expires first. */
export function proposedTakes(bins: readonly StockBin[], quantity: number): UsedBin[] {
  const split = splitOverBins(bins, quantity);
  return inOrderOfTaking(bins).map((bin) => {
    const { locationId, locationName, box, lotId, lotNumber, expiresOn, onHand } = bin;
    const taken = split.find((part) => part.bin === bin)?.quantity ?? 0;
    return { locationId, locationName, box, lotId, lotNumber, expiresOn, onHand, taken };
  });
}

export const isSameBin = (one: Pick<UsedBin, "locationId" | "lotId">, other: Pick<UsedBin, "locationId" | "lotId">) =>
  one.locationId === other.locationId && one.lotId === other.lotId;

/** What is typed, over what is there by now. */
export function overStock(line: UsedLine, stock: readonly StockBin[]): UsedLine {
  const takenOf = (bin: UsedBin) => line.bins.find((known) => isSameBin(known, bin))?.taken ?? 0;
  const there = proposedTakes(stock, 0).map((bin) => ({ ...bin, taken: takenOf(bin) }));
  const gone = line.bins.filter((bin) => bin.taken > 0 && !there.some((known) => isSameBin(known, bin)));
  return { ...line, bins: [...there, ...gone.map((bin) => ({ ...bin, onHand: 0 }))] };
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
    parts: draft.parts.flatMap(({ itemId, bins }) =>
      bins.flatMap(({ locationId, lotId, taken }) =>
        taken > 0 ? [{ itemId, locationId, lotId, quantity: taken }] : [],
      ),
    ),
    fileIds: [],
    confirmsOpenTasks: confirms.openTasks,
    confirmsEarly: confirms.early,
    credit: draft.creditBy.trim() ? { by: draft.creditBy.trim(), capacity: draft.creditCapacity } : null,
    followUp: draft.followUp && {
      ...draft.followUp,
      title: draft.followUp.title.trim(),
      description: draft.followUp.description.trim() || null,
    },
  };
}
