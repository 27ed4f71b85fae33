import { idSchema } from "@ymp/core/id-schema";
import { z } from "zod";

/** Kinds of record whose photos and papers stand in no table of their own. */
export const filedKinds = ["item", "part", "supplier", "order", "worklist"] as const;
export type FiledKind = (typeof filedKinds)[number];

const record = { recordKind: z.enum(filedKinds), recordId: idSchema };
export const listRecordFilesInput = z.object(record);
export const addRecordFileInput = z.object({
  ...record,
  id: idSchema,
  fileId: idSchema,
  /** Without it, a picture is a photo and anything else a file. */
  kind: z.enum(["photo", "file"]).optional(),
});
export const removeRecordFileInput = z.object({ id: idSchema });
