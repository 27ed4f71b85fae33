import { idSchema } from "@ymp/core/id-schema";
import { commentsAtOnce, mostComments } from "@ymp/core/lists";
import { kindsWith } from "@ymp/core/records";
import { z } from "zod";

/** Kinds of record that can be talked about. */
export const commentedKinds = kindsWith("opened");

const record = { recordKind: z.enum(commentedKinds), recordId: idSchema };
export const mentionableInput = z.object(record);
export const listCommentsInput = z.object({
  ...record,
  limit: z.int().min(1).max(mostComments).default(commentsAtOnce),
});
export const addCommentInput = z.object({
  ...record,
  id: idSchema,
  body: z.string().trim().min(1, "comments:empty").max(5000, "errors:tooLong"),
  mentionedProfileIds: z.array(idSchema).max(30).default([]),
  fileIds: z.array(idSchema).max(20).default([]),
});
export const addCommentFileInput = z.object({ id: idSchema, fileId: idSchema });
export const removeCommentInput = z.object({ id: idSchema });
