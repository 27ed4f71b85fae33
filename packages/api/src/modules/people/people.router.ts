import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { listPeople } from "./people.service.ts";

export const peopleRouter = t.router({
  /** Whom a job can be given to, and who can be mentioned. */
  pick: vesselProcedure("jobs:view").query(({ ctx }) => listPeople(ctx.scope)),
});
