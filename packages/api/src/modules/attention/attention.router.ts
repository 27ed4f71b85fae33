import { aboardProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { readAttention } from "./attention.service.ts";

export const attentionRouter = t.router({
  get: aboardProcedure().query(({ ctx }) => readAttention(ctx.scope)),
});
