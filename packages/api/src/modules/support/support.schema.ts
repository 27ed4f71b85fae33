import { idSchema } from "@ymp/core/id-schema";
import { z } from "zod";

/** After this long a visit ends by itself. */
export const visitHours = 8;

export const beginVisitInput = z.object({
  id: idSchema,
  vesselId: idSchema,
  /** Told to the captain, and shown to everybody aboard while the visit lasts. */
  reason: z.string().trim().min(5, "platform:visitReasonMissing").max(500, "errors:tooLong"),
});
export type BeginVisitInput = z.infer<typeof beginVisitInput>;

/** A colleague's visit is found by its vessel; one's own without. */
export const endVisitInput = z.object({ id: idSchema, vesselId: idSchema.optional() });
export type EndVisitInput = z.infer<typeof endVisitInput>;
