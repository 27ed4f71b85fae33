import { aboardProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  addCommentFileInput,
  addCommentInput,
  listCommentsInput,
  mentionableInput,
  removeCommentInput,
} from "./comments.schema.ts";
import { addComment, addCommentFile, listComments, listMentionable, removeComment } from "./comments.service.ts";

/** Which permission it takes depends on the kind of record that is talked about. */
export const commentsRouter = t.router({
  list: aboardProcedure({ takesTokens: "levels" })
    .input(listCommentsInput)
    .query(({ ctx, input }) => listComments(ctx.scope, input)),
  mentionable: aboardProcedure({ takesTokens: "employees:view" })
    .input(mentionableInput)
    .query(({ ctx, input }) => listMentionable(ctx.scope, input)),
  create: aboardProcedure({ takesTokens: "levels" })
    .input(addCommentInput)
    .mutation(({ ctx, input }) => addComment(ctx.scope, input)),
  addFile: aboardProcedure({ takesTokens: "levels" })
    .input(addCommentFileInput)
    .mutation(({ ctx, input }) => addCommentFile(ctx.scope, input)),
  remove: aboardProcedure({ takesTokens: "levels" })
    .input(removeCommentInput)
    .mutation(({ ctx, input }) => removeComment(ctx.scope, input)),
});
