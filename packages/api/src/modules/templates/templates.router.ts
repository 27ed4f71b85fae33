import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { applyTemplates, previewTemplates } from "./applying.service.ts";
import { startFromInput } from "./models.schema.ts";
import { listModels, startFrom } from "./models.service.ts";
import {
  applyTemplatesInput,
  listTemplatesInput,
  previewTemplatesInput,
  saveTemplateInput,
  takeTemplatesInput,
  templateHistoryInput,
  templateIdInput,
  versionedTemplateInput,
} from "./templates.schema.ts";
import {
  getTemplate,
  listLibrary,
  listTemplates,
  saveTemplate,
  setTemplateArchived,
  takeTemplates,
  templateHistory,
} from "./templates.service.ts";

const view = vesselProcedure("jobs:view");
const edit = vesselProcedure("jobs:edit");

export const templatesRouter = t.router({
  list: view.input(listTemplatesInput).query(({ ctx, input }) => listTemplates(ctx.scope, input)),
  library: view.input(listTemplatesInput).query(({ ctx, input }) => listLibrary(ctx.scope, input)),
  get: view.input(templateIdInput).query(({ ctx, input }) => getTemplate(ctx.scope, input.id)),
  history: view.input(templateHistoryInput).query(({ ctx, input }) => templateHistory(ctx.scope, input)),
  save: edit.input(saveTemplateInput).mutation(({ ctx, input }) => saveTemplate(ctx.scope, input)),
  archive: edit.input(versionedTemplateInput).mutation(({ ctx, input }) => setTemplateArchived(ctx.scope, input, true)),
  restore: edit
    .input(versionedTemplateInput)
    .mutation(({ ctx, input }) => setTemplateArchived(ctx.scope, input, false)),
  takeFromLibrary: edit.input(takeTemplatesInput).mutation(({ ctx, input }) => takeTemplates(ctx.scope, input)),
  preview: view.input(previewTemplatesInput).query(({ ctx, input }) => previewTemplates(ctx.scope, input)),
  applyTo: edit.input(applyTemplatesInput).mutation(({ ctx, input }) => applyTemplates(ctx.scope, input)),

  models: vesselProcedure("equipmentspage:view").query(({ ctx }) => listModels(ctx.scope)),
  startFrom: vesselProcedure("equipmentspage:edit")
    .input(startFromInput)
    .mutation(({ ctx, input }) => startFrom(ctx.scope, input)),
});
