import { idSchema } from "@ymp/core/id-schema";
import { type KindWith, kindsWith } from "@ymp/core/records";
import { z } from "zod";

/** Kinds of record whose photos and papers stand in no table of their own. */
export type FiledKind = KindWith<"files">;

const record = { recordKind: z.enum(kindsWith("files")), recordId: idSchema };
export const listRecordFilesInput = z.object(record);
export const addRecordFileInput = z.object({
  ...record,
  id: idSchema,
  fileId: idSchema,
  /** Without it, a picture is a photo and anything else a file. */
  kind: z.enum(["photo", "file"]).optional(),
});
export const removeRecordFileInput = z.object({ id: idSchema });
