export const fileVariants = ["original", "view", "thumb"] as const;
export type FileVariant = (typeof fileVariants)[number];

/** Where a browser reads a file's bytes. */
export function fileAddress(vesselId: string, fileId: string, variant: FileVariant): string {
  return `/files/${vesselId}/${fileId}/${variant}`;
}
