import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { countLines } from "./count-lines.service.ts";
import { postCount } from "./count-posting.service.ts";
import { countLine, removeLine } from "./counting.service.ts";
import {
  countIdInput,
  countLineInput,
  countLinesInput,
  countsExportInput,
  createCountInput,
  listCountsInput,
  removeLineInput,
} from "./counts.schema.ts";
import { cancelCount, createCount, getCount, listCounts } from "./counts.service.ts";
import { exportCount } from "./counts-export.service.ts";
import { labelsInput } from "./labels.schema.ts";
import { writeLabels } from "./labels.service.ts";

const view = vesselProcedure("inventory:view");
const edit = vesselProcedure("inventory:edit");
const takeAlong = vesselProcedure("inventory:view", { isOpenWhenExpired: true, isReport: true, uses: "export" });

export const countsRouter = t.router({
  list: view.input(listCountsInput).query(({ ctx, input }) => listCounts(ctx.scope, input)),
  get: view.input(countIdInput).query(({ ctx, input }) => getCount(ctx.scope, input.id)),
  lines: view.input(countLinesInput).query(({ ctx, input }) => countLines(ctx.scope, input)),
  export: takeAlong.input(countsExportInput).query(({ ctx, input }) => exportCount(ctx.scope, input)),

  create: edit.input(createCountInput).mutation(({ ctx, input }) => createCount(ctx.scope, input)),
  countLine: edit.input(countLineInput).mutation(({ ctx, input }) => countLine(ctx.scope, input)),
  removeLine: edit.input(removeLineInput).mutation(({ ctx, input }) => removeLine(ctx.scope, input)),
  post: edit.input(countIdInput).mutation(({ ctx, input }) => postCount(ctx.scope, input.id)),
  cancel: edit.input(countIdInput).mutation(({ ctx, input }) => cancelCount(ctx.scope, input.id)),

  labels: view.input(labelsInput).query(({ ctx, input }) => writeLabels(ctx.scope, input)),
});
