import { z } from "zod";
import { departments } from "../access/roles.ts";
import { addDays, addInterval, type CalendarDate, daysBetween, type Interval } from "../calendar-date.ts";
import { intervalSchema } from "../calendar-date-schema.ts";
import { nameSchema } from "../name-schema.ts";
import { hasThreeDecimals } from "../quantity.ts";
import { equipmentTypes } from "./equipment-types.ts";

const line = (most: number) => nameSchema(most, "templates:fault.empty");

/** A recurring job for every machine of a type: by date, by running hours, or by whichever comes first. */
export const jobTemplateSchema = z
  .object({
    title: line(200),
    instructions: z.string().trim().max(10_000, "errors:tooLong").nullish(),
    kind: z.enum(["planned", "inspection", "class"]).default("planned"),
    department: z.enum(departments).nullish(),
    priority: z.enum(["low", "normal", "high", "critical"]).default("normal"),
    interval: intervalSchema.nullish(),
    /** Whole running hours. */
    counterHours: z.int().min(1).max(100_000).nullish(),
    mode: z.enum(["fixed", "floating"]).default("floating"),
    estimatedHours: z.number().min(0).max(1000).nullish(),
    isCritical: z.boolean().default(false),
    needsVerification: z.boolean().default(false),
    needsPhoto: z.boolean().default(false),
    tasks: z.array(line(200)).max(100).default([]),
    /** Found again among the machine's spare parts by their name. */
    parts: z
      .array(
        z.object({
          name: line(200),
          quantity: z.number().positive().max(100_000).refine(hasThreeDecimals, "inventory:fault.decimals"),
          unit: line(20).nullish(),
        }),
      )
      .max(100)
      .default([]),
    /** The regulation or manual that asks for it, with its paragraph. */
    source: z.string().trim().max(300, "errors:tooLong").nullish(),
  })
  .refine(({ interval, counterHours }) => interval || counterHours, {
    path: ["interval"],
    message: "templates:fault.intervalMissing",
  });
export type JobTemplate = z.infer<typeof jobTemplateSchema>;

/** A file of the starter library; several libraries and versions may be side by side. */
export const templateFileSchema = z.object({
  format: z.literal(1),
  library: z.string().regex(/^[a-z0-9-]+$/),
  version: z.string().regex(/^\d{4}\.\d+$/),
  equipmentType: z.enum(equipmentTypes),
  title: line(120),
  templates: z.array(z.intersection(z.object({ key: z.string().regex(/^[a-z0-9-]+$/) }), jobTemplateSchema)).min(1),
});
export type TemplateFile = z.infer<typeof templateFileSchema>;

export type TemplateTrigger = "calendar" | "counter" | "either";

export function triggerOf({ interval, counterHours }: Pick<JobTemplate, "interval" | "counterHours">): TemplateTrigger {
  if (interval && counterHours) return "either";
  return interval ? "calendar" : "counter";
}

/** From a month on, first dues may be spread: shorter rounds are meant to begin at once. */
const shortestSpreadDays = 28;

/**
 * When the n-th of several machines counts as done last, so that a newly filled vessel does not find everything due on one
 * day: the first falls due after a share of the interval, the last after the whole of it.
 */
export function spreadLastDone(today: CalendarDate, interval: Interval, index: number, count: number): CalendarDate {
  const days = daysBetween(today, addInterval(today, interval));
  if (days < shortestSpreadDays || count < 2) return today;
  return addDays(today, -Math.floor((days * (count - 1 - index)) / count));
}
