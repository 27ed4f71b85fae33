import { fieldPolicy, type HeldRecord } from "./access/field-policy.ts";

/**
 * What was said about a record is never rewritten. Its author takes it back on the same day; later others have read it and
 * acted on it, and heads alone take it away. Files follow whenever a line is there to send them.
 */
export const commentPolicy = fieldPolicy({
  states: ["just said", "standing"],
  rows: { files: ["self", "self"], removed: ["maker", "head"] },
  heads: "any",
  words: { self: "comments:notYours", maker: "comments:notYours", head: "comments:notYours" },
});
export type CommentField = keyof typeof commentPolicy.rows;
export type CommentState = (typeof commentPolicy.states)[number];

const takenBackForMs = 24 * 60 * 60 * 1000;

export const heldComment = (
  { createdBy, createdAt }: { readonly createdBy: string | null; readonly createdAt: Date },
  userId: string | null,
  now: Date,
): HeldRecord<CommentState> => ({
  state: now.getTime() - createdAt.getTime() < takenBackForMs ? "just said" : "standing",
  createdBy,
  department: null,
  isOwn: createdBy !== null && createdBy === userId,
});
