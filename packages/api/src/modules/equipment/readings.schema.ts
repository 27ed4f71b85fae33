import { happenedAtSchema, happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { counterKinds } from "@ymp/core/units";
import { z } from "zod";

/** What a meter shows, in tenths. */
const reading = z.int().min(0, "equipment:readingNegative").max(1_000_000_000);

export const addReadingInput = z
  .object({
    /** Made by the sender, so that a reading sent twice is kept once. */
    id: idSchema,
    counterId: idSchema.optional(),
    equipmentId: idSchema.optional(),
    /** With `equipmentId`: which meter; it is set up with its first reading. */
    kind: z.enum(counterKinds).default("hours"),
    reading,
    readAt: happenedAtSchema,
    note: z.string().trim().max(1000).optional(),
    /** The person was shown that the figure runs ahead of the clock, and means it. */
    confirmsJump: z.boolean().default(false),
  })
  .refine((input) => input.counterId ?? input.equipmentId, {
    path: ["counterId"],
    message: "equipment:counterMissing",
  });
export type AddReadingInput = z.infer<typeof addReadingInput>;

export const replaceMeterInput = z
  .object({
    counterId: idSchema,
    version: z.int().min(1),
    /** Last figure of the old meter. For a rollover: the last one that was read before it. */
    oldReading: reading,
    startReading: reading.default(0),
    replacedAt: happenedAtSchema,
    /** Set when the same meter ran past its last figure: the first figure it cannot show, 100000 for 9999.9. */
    rolloverAt: reading.min(1).optional(),
    note: z.string().trim().max(1000).optional(),
    confirmsJump: z.boolean().default(false),
  })
  .refine((input) => input.rolloverAt === undefined || input.rolloverAt > input.oldReading, {
    path: ["rolloverAt"],
    message: "equipment:rolloverBelowReading",
  });
export type ReplaceMeterInput = z.infer<typeof replaceMeterInput>;

export const withdrawReadingInput = z.object({ id: idSchema });

export const setOverhaulInput = z.object({
  counterId: idSchema,
  version: z.int().min(1),
  /** Total at the overhaul; null forgets it. */
  overhaulTotal: reading.nullable(),
  overhauledOn: happenedOnSchema.nullable(),
});
export type SetOverhaulInput = z.infer<typeof setOverhaulInput>;

export const readingsInput = z.object({
  equipmentId: idSchema,
  counterId: idSchema.optional(),
  from: z.date().optional(),
  to: z.date().optional(),
});
export type ReadingsInput = z.infer<typeof readingsInput>;
