import { beforeTransaction, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { attachFile } from "./attaching.service.ts";
import { exportBookInput } from "./book-export.schema.ts";
import { exportBook } from "./book-export.service.ts";
import { storeDeclaration } from "./declarations.service.ts";
import { designLogbook } from "./design.service.ts";
import { listDrafts, removeDraft, saveDraft } from "./drafts.service.ts";
import { listDue } from "./due.service.ts";
import { enterEntry } from "./entering.service.ts";
import { getEntry, listEntries, listPages } from "./entries.service.ts";
import { verifyAgainst } from "./heads.service.ts";
import { readJobInBooks } from "./jobs-in-books.service.ts";
import {
  answerLostInput,
  attachFileInput,
  closeLogbookInput,
  countersignInput,
  declarePaperInput,
  draftsInput,
  dueInput,
  enterInput,
  entriesInput,
  entryInput,
  logbookInput,
  ofJobInput,
  pagesInput,
  removeDraftInput,
  saveDraftInput,
  seenHeadInput,
  shelfInput,
  signInput,
  signSealedInput,
  storeDeclarationInput,
  strikeInput,
  submitInput,
  verifyInput,
} from "./logbooks.schema.ts";
import { getLogbook, readShelf } from "./logbooks.service.ts";
import { answerLost } from "./lost-heads.service.ts";
import { designLogbookInput, openLogbookInput } from "./opening.schema.ts";
import { closeLogbook, openLogbook } from "./opening.service.ts";
import { declarePaperPeriod } from "./paper-periods.service.ts";
import { signSealed } from "./sealed-signing.service.ts";
import { tellHead } from "./seen-heads.service.ts";
import { countersignPage, signEntries, strikeEntry } from "./signing.service.ts";
import { submitEntry } from "./submitting.service.ts";
import { saveTankInput } from "./tanks.schema.ts";
import { listTanks, saveTank } from "./tanks.service.ts";

const view = vesselProcedure("logbook:view");
const edit = vesselProcedure("logbook:edit");
const takeAlong = vesselProcedure("logbook:view", { isOpenWhenExpired: true, isReport: true, uses: "export" });
/** The pin is proved before anything is written. */
const signing = beforeTransaction("logbook:edit");

export const logbooksRouter = t.router({
  shelf: view.input(shelfInput).query(({ ctx, input }) => readShelf(ctx.scope, input)),
  get: view.input(logbookInput).query(({ ctx, input }) => getLogbook(ctx.scope, input.id)),
  pages: view.input(pagesInput).query(({ ctx, input }) => listPages(ctx.scope, input)),
  entries: view.input(entriesInput).query(({ ctx, input }) => listEntries(ctx.scope, input)),
  entry: view.input(entryInput).query(({ ctx, input }) => getEntry(ctx.scope, input)),
  verify: view.input(verifyInput).query(({ ctx, input }) => verifyAgainst(ctx.scope, input)),
  export: takeAlong.input(exportBookInput).query(({ ctx, input }) => exportBook(ctx.scope, input)),
  due: view.input(dueInput).query(({ ctx, input }) => listDue(ctx.scope, input)),
  tanks: view.query(({ ctx }) => listTanks(ctx.scope)),
  ofJob: view.input(ofJobInput).query(({ ctx, input }) => readJobInBooks(ctx.scope, input.jobId)),
  drafts: edit.input(draftsInput).query(({ ctx, input }) => listDrafts(ctx.scope, input.id)),

  tellHead: view.input(seenHeadInput).mutation(({ ctx, input }) => tellHead(ctx.scope, input)),
  open: signing.input(openLogbookInput).mutation(({ ctx, input }) => openLogbook(ctx.gate, input)),
  saveDraft: edit.input(saveDraftInput).mutation(({ ctx, input }) => saveDraft(ctx.scope, input)),
  removeDraft: edit.input(removeDraftInput).mutation(({ ctx, input }) => removeDraft(ctx.scope, input)),
  submit: edit.input(submitInput).mutation(({ ctx, input }) => submitEntry(ctx.scope, input)),
  enter: edit.input(enterInput).mutation(({ ctx, input }) => enterEntry(ctx.scope, input)),
  signSealed: signing.input(signSealedInput).mutation(({ ctx, input }) => signSealed(ctx.gate, input)),
  attachFile: edit.input(attachFileInput).mutation(({ ctx, input }) => attachFile(ctx.scope, input)),
  sign: signing.input(signInput).mutation(({ ctx, input }) => signEntries(ctx.gate, input)),
  countersign: signing.input(countersignInput).mutation(({ ctx, input }) => countersignPage(ctx.gate, input)),
  strike: signing.input(strikeInput).mutation(({ ctx, input }) => strikeEntry(ctx.gate, input)),
  design: signing.input(designLogbookInput).mutation(({ ctx, input }) => designLogbook(ctx.gate, input)),
  declarePaper: signing.input(declarePaperInput).mutation(({ ctx, input }) => declarePaperPeriod(ctx.gate, input)),
  storeDeclaration: signing
    .input(storeDeclarationInput)
    .mutation(({ ctx, input }) => storeDeclaration(ctx.gate, input)),
  answerLost: signing.input(answerLostInput).mutation(({ ctx, input }) => answerLost(ctx.gate, input)),
  close: signing.input(closeLogbookInput).mutation(({ ctx, input }) => closeLogbook(ctx.gate, input)),
  saveTank: edit.input(saveTankInput).mutation(({ ctx, input }) => saveTank(ctx.scope, input)),
});
