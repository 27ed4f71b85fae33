import { withDisclosureLog } from "../../platform/disclosures/given-out.ts";
import { aboardProcedure, accountProcedure, beforeTransactionAboard, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { peopleAcross } from "./across.service.ts";
import { listCompany } from "./company.service.ts";
import { setDrawing } from "./drawing.service.ts";
import { setMasterPin } from "./master-pin.service.ts";
import { givenOfPerson } from "./people.rules.ts";
import {
  acrossInput,
  decideSignatureInput,
  disclosuresInput,
  listPeopleInput,
  personByUserInput,
  personHistoryInput,
  personIdInput,
  saveProfileInput,
  setPettyCashInput,
  setPhotoInput,
  setPinInput,
  setSignatureInput,
} from "./people.schema.ts";
import {
  disclosuresOf,
  findPeoplePage,
  getPerson,
  getPersonByUser,
  listPeople,
  personHistory,
} from "./people.service.ts";
import { setPettyCash } from "./petty-cash.service.ts";
import { decideSignature, setPhoto, setSignature } from "./pictures.service.ts";
import { setDrawingInput } from "./pin-signing.schema.ts";
import { saveProfile } from "./saving.service.ts";

/** Anyone who is on board may ask; what they are told and may change follows from who they are to that person. */
const aboard = aboardProcedure();
const reading = aboardProcedure({ takesTokens: "employees:view", isOwnMatter: true });
const ofPeople = aboardProcedure({ takesTokens: "employees:edit" });

export const peopleRouter = t.router({
  /** Whom a job can be given to, and who can be mentioned. */
  pick: vesselProcedure("jobs:view").query(({ ctx }) => listPeople(ctx.scope)),
  list: vesselProcedure("employees:view")
    .input(listPeopleInput)
    .query(({ ctx, input }) => findPeoplePage(ctx.scope, input)),
  company: vesselProcedure("employees:view").query(({ ctx }) => listCompany(ctx.scope)),
  across: accountProcedure.input(acrossInput).query(({ ctx, input }) => peopleAcross(ctx, ctx.principal, input)),
  get: reading
    .input(personIdInput)
    .query(withDisclosureLog(({ ctx, input }) => getPerson(ctx.scope, input.id), givenOfPerson)),
  getByUser: reading
    .input(personByUserInput)
    .query(withDisclosureLog(({ ctx, input }) => getPersonByUser(ctx.scope, input.userId), givenOfPerson)),
  history: reading.input(personHistoryInput).query(
    withDisclosureLog(
      ({ ctx, input }) => personHistory(ctx.scope, input),
      ({ rows }, { input }) => (rows.length > 0 ? [{ kind: "history", profileIds: [input.profileId] }] : []),
    ),
  ),
  disclosures: reading.input(disclosuresInput).query(({ ctx, input }) => disclosuresOf(ctx.scope, input)),

  save: aboardProcedure({ takesTokens: "employees:edit", isOwnMatter: true })
    .input(saveProfileInput)
    .mutation(withDisclosureLog(({ ctx, input }) => saveProfile(ctx.scope, input), givenOfPerson)),
  setPhoto: ofPeople.input(setPhotoInput).mutation(({ ctx, input }) => setPhoto(ctx.scope, input)),
  setSignature: aboard.input(setSignatureInput).mutation(({ ctx, input }) => setSignature(ctx.scope, input)),
  decideSignature: aboard.input(decideSignatureInput).mutation(({ ctx, input }) => decideSignature(ctx.scope, input)),
  setPin: beforeTransactionAboard({ isOwnMatter: true })
    .input(setPinInput)
    .mutation(({ ctx, input }) => setMasterPin(ctx.gate, input)),
  setDrawing: beforeTransactionAboard({ isOwnMatter: true })
    .input(setDrawingInput)
    .mutation(({ ctx, input }) => setDrawing(ctx.gate, input)),
  setPettyCash: aboard.input(setPettyCashInput).mutation(({ ctx, input }) => setPettyCash(ctx.scope, input)),
});
