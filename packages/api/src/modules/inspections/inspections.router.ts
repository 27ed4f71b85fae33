import { beforeTransaction, publicProcedure, vesselProcedure } from "../../procedures.ts";
import { baseProcedure, t } from "../../trpc.ts";
import { certifyCopy, checkPrint, readCopy, readCopyOf } from "./copies.service.ts";
import {
  printInspectedRest,
  readInspected,
  readInspectedBook,
  readInspectedCrew,
  readInspectedPage,
  readInspectedRest,
} from "./inspected.service.ts";
import { readInspectedFile } from "./inspected-files.service.ts";
import { enterInspection, expectInspectionToken, handBack, leaveInspection } from "./inspecting.service.ts";
import {
  certifyInput,
  checkPrintInput,
  copyInput,
  copyOfInput,
  enterInspectionInput,
  handBackInput,
  inspectedBookInput,
  inspectedFileInput,
  inspectedPageInput,
  inspectedRestInput,
  inspectionInput,
  listInspectionsInput,
  startInspectionInput,
} from "./inspections.schema.ts";
import { endByMaster, getInspection, handOver, readInspections, startInspection } from "./inspections.service.ts";

/** The law lets authorities read also while the subscription has ended. */
const lawful = { isOpenWhenExpired: true };
const view = vesselProcedure("logbook:view", lawful);
/** Asks neither for an account nor for a vessel: the session of an inspection is a kind of its own, which nothing else knows. */
const inspector = baseProcedure.meta({ guard: "inspection" }).use(({ ctx, next }) => {
  expectInspectionToken(ctx);
  return next();
});

export const inspectionsRouter = t.router({
  list: view.input(listInspectionsInput).query(({ ctx, input }) => readInspections(ctx.scope, input)),
  get: view.input(inspectionInput).query(({ ctx, input }) => getInspection(ctx.scope, input.id)),
  copyOf: view.input(copyOfInput).query(({ ctx, input }) => readCopyOf(ctx.scope, input.inspectionId, input.id)),
  start: beforeTransaction("logbook:view", lawful)
    .input(startInspectionInput)
    .mutation(({ ctx, input }) => startInspection(ctx.gate, input)),
  handOver: beforeTransaction("logbook:view", lawful)
    .input(inspectionInput)
    .mutation(({ ctx, input }) => handOver(ctx, ctx.gate, input.id)),
  end: view.input(inspectionInput).mutation(({ ctx, input }) => endByMaster(ctx.scope, input.id)),

  enter: publicProcedure.input(enterInspectionInput).mutation(({ ctx, input }) => enterInspection(ctx, input)),
  inspected: inspector.query(({ ctx }) => readInspected(ctx)),
  book: inspector.input(inspectedBookInput).query(({ ctx, input }) => readInspectedBook(ctx, input.id)),
  page: inspector.input(inspectedPageInput).query(({ ctx, input }) => readInspectedPage(ctx, input)),
  file: inspector.input(inspectedFileInput).query(({ ctx, input }) => readInspectedFile(ctx, input)),
  crew: inspector.query(({ ctx }) => readInspectedCrew(ctx)),
  rest: inspector.query(({ ctx }) => readInspectedRest(ctx)),
  restMonth: inspector.input(inspectedRestInput).query(({ ctx, input }) => printInspectedRest(ctx, input)),
  copy: inspector.input(copyInput).query(({ ctx, input }) => readCopy(ctx, input.id)),
  check: inspector.input(checkPrintInput).query(({ ctx, input }) => checkPrint(ctx, input.code)),
  certify: inspector.input(certifyInput).mutation(({ ctx, input }) => certifyCopy(ctx, input)),
  leave: inspector.mutation(({ ctx }) => leaveInspection(ctx)),
  handBack: inspector.input(handBackInput).mutation(({ ctx, input }) => handBack(ctx, input)),
});
