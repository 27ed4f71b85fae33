import { idSchema } from "@ymp/core/id-schema";
import { z } from "zod";

export const renameFileInput = z.object({
  /** Of the file's place at the machine. */
  id: idSchema,
  /** An emptied caption is none. */
  title: z
    .string()
    .trim()
    .max(200, "errors:tooLong")
    .transform((text) => text || null),
  /** Of that place as the writer saw it; without it nothing was written there. */
  version: z.int().min(1).optional(),
  base: z.object({ title: z.string().max(200).nullable() }).optional(),
});
export type RenameFileInput = z.infer<typeof renameFileInput>;

/** A picture that was turned or cut on the way takes the place of what it was made from. */
export const replacePhotoInput = z.object({ id: idSchema, fileId: idSchema });
export type ReplacePhotoInput = z.infer<typeof replacePhotoInput>;
