import { withDisclosureLog } from "../../platform/disclosures/given-out.ts";
import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { crewListInput, exportCrewListInput } from "./crew-list.schema.ts";
import { givenOfCrewList, readCrewList } from "./crew-list.service.ts";
import { exportCrewList } from "./crew-list-export.service.ts";

export const crewListRouter = t.router({
  read: vesselProcedure("employees:view")
    .input(crewListInput)
    .query(withDisclosureLog(({ ctx, input }) => readCrewList(ctx.scope, input), givenOfCrewList)),
  export: vesselProcedure("employees:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportCrewListInput)
    .query(({ ctx, input }) => exportCrewList(ctx.scope, input)),
});
