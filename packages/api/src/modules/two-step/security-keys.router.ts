import { confirmedProcedure, ownerProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { askKeys } from "./key-proof.service.ts";
import { addKeyInput, removeKeyInput, renameKeyInput } from "./security-keys.schema.ts";
import { addKey, beginKey, describeKeys, removeKey, renameKey } from "./security-keys.service.ts";

/** An administrator of the platform reaches these before anything else. */
const openProcedure = ownerProcedure.meta({ guard: "account", isOpenBeforeSecondStep: true });

export const securityKeysRouter = t.router({
  list: openProcedure.query(({ ctx }) => describeKeys(ctx.services, ctx.account)),
  begin: confirmedProcedure
    .meta({ guard: "account", needsConfirmation: true, isOpenBeforeSecondStep: true })
    .mutation(({ ctx }) => beginKey(ctx.services, ctx.account)),
  add: openProcedure
    .meta({ guard: "account", isOpenBeforeSecondStep: true, uses: "mail" })
    .input(addKeyInput)
    .mutation(({ ctx, input }) => addKey(ctx.services, ctx.principal, input, ctx.address)),
  rename: ownerProcedure
    .input(renameKeyInput)
    .mutation(({ ctx, input }) => renameKey(ctx.services, ctx.account, input)),
  /** Asks them to sign a book in place of the master pin. */
  askToSign: ownerProcedure.mutation(({ ctx }) => askKeys(ctx.services, { userId: ctx.account.id, purpose: "sign" })),
  remove: confirmedProcedure
    .meta({ guard: "account", needsConfirmation: true, uses: "mail" })
    .input(removeKeyInput)
    .mutation(({ ctx, input }) => removeKey(ctx.services, ctx.account, input.id, ctx.address)),
});
