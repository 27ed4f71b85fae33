import { platformProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  libraryJobInput,
  libraryModelInput,
  listLibraryJobsInput,
  saveLibraryJobInput,
  saveLibraryModelInput,
  setLibraryJobArchivedInput,
  setLibraryModelArchivedInput,
} from "./library.schema.ts";
import {
  getLibraryJob,
  getLibraryModel,
  listLibraryJobs,
  listLibraryModels,
  saveLibraryJob,
  saveLibraryModel,
  setLibraryJobArchived,
  setLibraryModelArchived,
} from "./platform-library.service.ts";

/** The platform's library, kept by its administrators. */
export const libraryRouter = t.router({
  jobs: platformProcedure.input(listLibraryJobsInput).query(({ ctx, input }) => listLibraryJobs(ctx, input)),
  job: platformProcedure.input(libraryJobInput).query(({ ctx, input }) => getLibraryJob(ctx, input.key)),
  saveJob: platformProcedure.input(saveLibraryJobInput).mutation(({ ctx, input }) => saveLibraryJob(ctx, input)),
  setJobArchived: platformProcedure
    .input(setLibraryJobArchivedInput)
    .mutation(({ ctx, input }) => setLibraryJobArchived(ctx, input)),
  models: platformProcedure.query(({ ctx }) => listLibraryModels(ctx)),
  model: platformProcedure.input(libraryModelInput).query(({ ctx, input }) => getLibraryModel(ctx, input.key)),
  saveModel: platformProcedure.input(saveLibraryModelInput).mutation(({ ctx, input }) => saveLibraryModel(ctx, input)),
  setModelArchived: platformProcedure
    .input(setLibraryModelArchivedInput)
    .mutation(({ ctx, input }) => setLibraryModelArchived(ctx, input)),
});
