import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { addCommentInput, listCommentsInput, removeCommentInput } from "./comments.schema.ts";
import { addComment, listComments, removeComment } from "./comments.service.ts";

export const commentsRouter = t.router({
  list: vesselProcedure("jobs:view")
    .input(listCommentsInput)
    .query(({ ctx, input }) => listComments(ctx.scope, input)),
  create: vesselProcedure("jobs:edit")
    .input(addCommentInput)
    .mutation(({ ctx, input }) => addComment(ctx.scope, input)),
  remove: vesselProcedure("jobs:edit")
    .input(removeCommentInput)
    .mutation(({ ctx, input }) => removeComment(ctx.scope, input)),
});
