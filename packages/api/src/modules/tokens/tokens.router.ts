import { confirmedProcedure, ownerProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { createTokenInput, revokeTokenInput } from "./tokens.schema.ts";
import { createToken, listTokens, revokeToken } from "./tokens.service.ts";

export const tokensRouter = t.router({
  list: ownerProcedure.query(({ ctx }) => listTokens(ctx.services, ctx.account)),
  create: confirmedProcedure
    .meta({ guard: "account", needsConfirmation: true, uses: "mail" })
    .input(createTokenInput)
    .mutation(({ ctx, input }) => createToken(ctx.services, ctx.principal, input, ctx.address)),
  revoke: ownerProcedure
    .input(revokeTokenInput)
    .mutation(({ ctx, input }) => revokeToken(ctx.services, ctx.account, input.id)),
});
