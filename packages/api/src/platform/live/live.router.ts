import { aboardProcedure, accountProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { placeInput } from "./live.schema.ts";
import { enterPlace, leavePlace, streamChanges } from "./live.service.ts";

export const liveRouter = t.router({
  /** The vessel comes by the connection's parameters, since a browser's event stream carries no headers of ours. */
  changes: accountProcedure.subscription(({ ctx, signal }) =>
    streamChanges(ctx, signal ?? new AbortController().signal),
  ),
  /** Asked every ten seconds or so while a record is open. */
  presence: aboardProcedure({ takesTokens: "levels" })
    .input(placeInput)
    .query(({ ctx, input }) => enterPlace(ctx, ctx.scope, input)),
  leave: accountProcedure.input(placeInput).mutation(({ ctx, input }) => leavePlace(ctx, input)),
});
