import { aboardProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { askForArchive, listArchives } from "./archive.service.ts";

/** Anyone who may take the records out may do so when the subscription has ended, too. */
const taking = aboardProcedure({ isOpenWhenExpired: true, takesTokens: "levels" });

export const archiveRouter = t.router({
  request: taking.mutation(({ ctx }) => askForArchive(ctx.scope)),
  list: taking.query(({ ctx }) => listArchives(ctx.scope)),
});
