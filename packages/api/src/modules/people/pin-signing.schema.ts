import { idSchema } from "@ymp/core/id-schema";
import { masterPinPattern } from "@ymp/core/people/master-pin";
import { drawingPattern, isFaint, longestDrawing } from "@ymp/core/signature";
import { z } from "zod";

const drawing = z
  .string()
  .max(longestDrawing)
  .regex(drawingPattern)
  .refine((text) => drawingPattern.test(text) && !isFaint(text), "refusals:signatureFaint");

/** Who signs proves it by the pin of the own profile, and draws where no drawn signature of theirs is kept yet. */
export const pinSigning = {
  pin: z.string().regex(masterPinPattern, "people:pinShape"),
  drawing: drawing.optional(),
};

export const setDrawingInput = z.object({ profileId: idSchema, pin: pinSigning.pin, drawing });
export type SetDrawingInput = z.infer<typeof setDrawingInput>;

export interface PinSigning {
  readonly pin: string;
  readonly drawing?: string | undefined;
}
