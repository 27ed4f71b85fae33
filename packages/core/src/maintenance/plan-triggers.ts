import { addDays, type CalendarDate } from "../calendar-date.ts";

/** What brings the work of a plan round. Reading and event have no next date: they open a job when they happen. */
export const planTriggers = ["calendar", "counter", "either", "condition", "event"] as const;
export type PlanTrigger = (typeof planTriggers)[number];

/** What happens to a vessel and asks for work, before or after it. */
export const vesselEvents = [
  "before_charter",
  "after_charter",
  "departure",
  "arrival",
  "crew_change",
  "dry_dock",
  "winterising",
  "after_grounding",
  "heavy_weather",
] as const;
export type VesselEvent = (typeof vesselEvents)[number];

/** Whether a plan waits for something that nobody can put on a calendar. */
export const isWaiting = (trigger: PlanTrigger): trigger is "condition" | "event" =>
  trigger === "condition" || trigger === "event";

export interface Limits {
  readonly min: number | null;
  readonly max: number | null;
}

/** Where a measured value is; the limits themselves are still within. */
export function judgeMeasured({ min, max }: Limits, value: number): "within" | "below" | "above" {
  if (min !== null && value < min) return "below";
  return max !== null && value > max ? "above" : "within";
}

/** Why a job of such a plan was opened; shown in the job. */
export type JobCause =
  | {
      readonly kind: "reading";
      readonly name: string;
      readonly unit: string | null;
      readonly value: number;
      readonly side: "below" | "above";
      readonly limit: number;
      readonly on: CalendarDate;
    }
  | { readonly kind: "event"; readonly event: VesselEvent; readonly on: CalendarDate; readonly note: string | null };

/** What a reading causes; null while it is within its limits. */
export function causeOfReading(
  measured: Limits & { readonly name: string; readonly unit: string | null },
  value: number,
  on: CalendarDate,
): JobCause | null {
  const side = judgeMeasured(measured, value);
  const limit = side === "below" ? measured.min : measured.max;
  if (side === "within" || limit === null) return null;
  return { kind: "reading", name: measured.name, unit: measured.unit, value, side, limit, on };
}

/** So many days after its cause, or before it where the event is ahead: work before a charter is due before it begins. */
export function dueOfCause(cause: JobCause, withinDays: number): CalendarDate {
  const isAhead = cause.kind === "event" && cause.event === "before_charter";
  return addDays(cause.on, isAhead ? -withinDays : withinDays);
}
