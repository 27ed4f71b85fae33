import { ownerProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { readFleet } from "./fleet.service.ts";

export const fleetRouter = t.router({
  /** The vessels of the person who is signed in, with the state of those their company looks after. */
  vessels: ownerProcedure.query(({ ctx }) => readFleet(ctx.services, ctx.account)),
});
