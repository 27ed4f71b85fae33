import { z } from "zod";
import { nameSchema } from "./name-schema.ts";
import { drawingPattern, isFaint, longestDrawing } from "./signature.ts";

/** How somebody signs what they send: a drawing, or their own name typed where drawing is not possible. */
export const signingSchema = z.discriminatedUnion("method", [
  z.object({
    method: z.literal("drawn"),
    drawing: z
      .string()
      .max(longestDrawing)
      .regex(drawingPattern)
      .refine((text) => drawingPattern.test(text) && !isFaint(text), "refusals:signatureFaint"),
  }),
  z.object({ method: z.literal("typed"), name: nameSchema(200, "refusals:signatureName") }),
]);
export type Signing = z.infer<typeof signingSchema>;
