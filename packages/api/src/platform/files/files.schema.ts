import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";

export const getFileInput = z.object({ fileId: idSchema });

export const maxImageBytes = 25_000_000;
export const maxFileBytes = 100_000_000;

/** Metadata that a resumable upload carries. `id` is made by the browser, so that finishing twice is harmless. */
export const uploadMetadataSchema = z.object({
  id: idSchema,
  name: nameSchema(255),
  vesselId: idSchema,
});
export type UploadMetadata = z.infer<typeof uploadMetadataSchema>;
