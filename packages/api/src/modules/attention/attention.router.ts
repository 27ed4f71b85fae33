import { aboardProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { readAttention } from "./attention.service.ts";
import { readWaiting } from "./waiting.service.ts";

export const attentionRouter = t.router({
  /** What waits for the reader's decision. */
  waiting: aboardProcedure({ takesTokens: "levels" }).query(({ ctx }) => readWaiting(ctx.scope)),
  get: aboardProcedure({ takesTokens: "levels" }).query(({ ctx }) => readAttention(ctx.scope)),
});
