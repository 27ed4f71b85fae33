import { departments } from "@ymp/core/access/roles";
import { happenedAtSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const version = z.int().min(1);

export const roundsInput = z.object({ includesArchived: z.boolean().default(false) });

export const roundFields = z.object({
  name: nameSchema(120, "rounds:nameMissing"),
  department: z.enum(departments).nullish(),
  /** In the order of the walk. */
  counterIds: z.array(idSchema).min(1, "rounds:countersMissing").max(200, "rounds:tooMany"),
});
/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveRoundInput = z
  .object({
    id: idSchema,
    /** Absent for a new round. */
    version: version.optional(),
    base: roundFields.partial().optional(),
    ...roundFields.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "rounds:nameMissing",
  })
  .refine((input) => input.version !== undefined || input.counterIds !== undefined, {
    path: ["counterIds"],
    error: "rounds:countersMissing",
  });
export type SaveRoundInput = z.infer<typeof saveRoundInput>;

export const versionedRoundInput = z.object({ id: idSchema, version });

export const metersInput = z.object({ search: line(200).optional() });

/** Why a meter was passed by without a figure. */
export const unreadReasons = ["not_running", "no_access", "meter_broken", "other"] as const;
export type UnreadReason = (typeof unreadReasons)[number];

const roundEntry = z
  .object({
    /** Made by the sender, so that a line sent twice is kept once. */
    id: idSchema,
    counterId: idSchema,
    /** In tenths; null where the meter was not read. */
    reading: z.int().min(0, "equipment:readingNegative").max(1_000_000_000).nullable(),
    unreadReason: z.enum(unreadReasons).optional(),
    readAt: happenedAtSchema,
    note: line(1000).optional(),
    /** The person was shown that the figure runs ahead of the clock, and means it. */
    confirmsJump: z.boolean().default(false),
  })
  .refine(({ reading, unreadReason }) => reading !== null || unreadReason !== undefined, {
    path: ["unreadReason"],
    message: "rounds:reasonMissing",
  });

export const addReadingsInput = z.object({
  /** Of this walk. */
  id: idSchema,
  roundId: idSchema.optional(),
  /** One refused line keeps the others from being kept, or stays behind alone. */
  mode: z.enum(["all", "each"]).default("each"),
  entries: z.array(roundEntry).min(1).max(300),
});
export type AddReadingsInput = z.infer<typeof addReadingsInput>;
export type RoundEntry = AddReadingsInput["entries"][number];
