import { happenedAtSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { z } from "zod";

export const swapPreviewInput = z.object({ id: idSchema, spareId: idSchema });

/** A component and a spare of its kind change places. */
export const swapInput = z.object({
  /** What is in the position now. */
  id: idSchema,
  version: z.int().min(1),
  /** What takes its place. */
  spareId: idSchema,
  spareVersion: z.int().min(1),
  swappedAt: happenedAtSchema,
  reason: z.string().trim().min(1, "swap:reasonMissing").max(500, "errors:tooLong"),
  /** Names that tell the position stay there; otherwise each component keeps its own. */
  namesStay: z.boolean().default(true),
  /** What the meters of both showed at the swap. */
  readings: z
    .array(
      z.object({
        /** Made by the sender, so that a reading sent twice is kept once. */
        id: idSchema,
        counterId: idSchema,
        reading: z.int().min(0).max(1_000_000_000),
        confirmsJump: z.boolean().default(false),
      }),
    )
    .max(10)
    .default([]),
  /** Where the open jobs go; those not named go where they are proposed to. */
  jobs: z
    .array(z.object({ id: idSchema, goes: z.enum(["component", "position"]) }))
    .max(500)
    .default([]),
});
export type SwapInput = z.infer<typeof swapInput>;
