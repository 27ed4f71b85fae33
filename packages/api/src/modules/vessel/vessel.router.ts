import { aboardProcedure, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { saveVesselInput, setVesselPhotoInput } from "./vessel.schema.ts";
import { countVesselPeople, getVessel, listVisits, saveVessel, setVesselPhoto } from "./vessel.service.ts";

const aboard = aboardProcedure();
const ofPeople = vesselProcedure("employees:view");

export const vesselRouter = t.router({
  get: aboardProcedure({ takesTokens: "any" }).query(({ ctx }) => getVessel(ctx.scope)),
  save: aboard.input(saveVesselInput).mutation(({ ctx, input }) => saveVessel(ctx.scope, input)),
  setPhoto: aboard.input(setVesselPhotoInput).mutation(({ ctx, input }) => setVesselPhoto(ctx.scope, input)),
  people: ofPeople.query(({ ctx }) => countVesselPeople(ctx.scope)),
  visits: ofPeople.query(({ ctx }) => listVisits(ctx.scope)),
});
