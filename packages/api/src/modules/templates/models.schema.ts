import { departments } from "@ymp/core/access/roles";
import { idSchema } from "@ymp/core/id-schema";
import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";

const key = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/);
const line = nameSchema(200);

/** A machine as vessels usually carry it. */
export const modelSchema = z.object({
  key,
  equipmentType: z.enum(equipmentTypes),
  name: line,
  /** What the two are called where there is one on each side. */
  pair: z.tuple([line, line]).optional(),
  department: z.enum(departments),
  location: line,
  isCritical: z.boolean(),
  isStandby: z.boolean(),
  isUsedAtSea: z.boolean(),
  isUsedInPort: z.boolean(),
  hasHourCounter: z.boolean(),
});
export type EquipmentModel = z.infer<typeof modelSchema>;

/** What a vessel of a kind carries, and how many of each. */
const setSchema = z.object({
  key,
  models: z.array(z.object({ key, quantity: z.int().min(1).max(6) })).min(1),
});

/** A library of models; sets name only models that it holds. */
export const modelFileSchema = z
  .object({
    format: z.literal(1),
    library: key,
    version: z.string().regex(/^\d{4}\.\d+$/),
    models: z.array(modelSchema).min(1),
    sets: z.array(setSchema).min(1),
  })
  .refine(({ models }) => new Set(models.map((model) => model.key)).size === models.length)
  .refine(({ models, sets }) => {
    const known = new Set(models.map((model) => model.key));
    return sets.every((set) => set.models.every((model) => known.has(model.key)));
  });

export const mostMachines = 150;

/** Each machine comes with its own id, so that sending it twice makes it once. */
export const startFromInput = z.object({
  machines: z
    .array(
      z.object({
        id: idSchema,
        /** The model it is made from. */
        key,
        name: nameSchema(200, "equipment:nameMissing"),
        department: z.enum(departments).nullish(),
        location: z.string().trim().max(200, "errors:tooLong").nullish(),
        /** What its hour meter shows today, in tenths; without it the meter waits for its first reading. */
        reading: z.int().min(0).max(1_000_000_000).nullish(),
      }),
    )
    .min(1)
    .max(mostMachines),
  /** The library's jobs for machines of their type. */
  withJobs: z.boolean().default(false),
  /** Lets the first dues fall over the whole interval and not all on one day. */
  isSpread: z.boolean().default(true),
});
export type StartFromInput = z.infer<typeof startFromInput>;
