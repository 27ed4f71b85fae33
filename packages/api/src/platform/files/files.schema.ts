import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

export const getFileInput = z.object({ fileId: idSchema });

export const fileVariants = ["original", "view", "thumb"] as const;
export type FileVariant = (typeof fileVariants)[number];

export const maxImageBytes = 25_000_000;
export const maxFileBytes = 100_000_000;

/** What can be sent, as a file picker's `accept` takes it. The server looks at the bytes, not at this. */
export const acceptedFiles =
  "image/jpeg,image/png,image/webp,image/gif,application/pdf,video/mp4,video/quicktime,audio/mp4,audio/mpeg,.docx,.xlsx,.pptx,.odt,.ods,.csv,.txt,.zip";

/** Metadata that a resumable upload carries. `id` is made by the browser, so that finishing twice is harmless. */
export const uploadMetadataSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1).max(255),
  vesselId: idSchema,
});
export type UploadMetadata = z.infer<typeof uploadMetadataSchema>;

/** Where a browser reads a file's bytes. */
export function fileAddress(vesselId: string, fileId: string, variant: FileVariant): string {
  return `/files/${vesselId}/${fileId}/${variant}`;
}
