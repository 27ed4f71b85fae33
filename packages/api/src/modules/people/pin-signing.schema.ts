import { idSchema } from "@ymp/core/id-schema";
import { masterPinPattern } from "@ymp/core/people/master-pin";
import { drawingPattern, isFaint, longestDrawing } from "@ymp/core/signature";
import { z } from "zod";
import { type SignedByKey, signedByKey } from "../two-step/key-signature.schema.ts";

const drawing = z
  .string()
  .max(longestDrawing)
  .regex(drawingPattern)
  .refine((text) => drawingPattern.test(text) && !isFaint(text), "refusals:signatureFaint");

export const masterPin = z.string().regex(masterPinPattern, "people:pinShape");

/** Who signs proves it by the pin of the own profile by a passkey of the account, and draws where no drawn signature of theirs is kept yet. `signByPin` refuses what has neither. */
export const pinSigning = {
  pin: masterPin.optional(),
  key: signedByKey.optional(),
  drawing: drawing.optional(),
};

export const setDrawingInput = z.object({ profileId: idSchema, pin: masterPin, drawing });
export type SetDrawingInput = z.infer<typeof setDrawingInput>;

export interface PinSigning {
  readonly pin?: string | undefined;
  readonly key?: SignedByKey | undefined;
  readonly drawing?: string | undefined;
}
