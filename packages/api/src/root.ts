import { commentsRouter } from "./modules/comments/comments.router.ts";
import { equipmentRouter } from "./modules/equipment/equipment.router.ts";
import { importsRouter } from "./modules/imports/imports.router.ts";
import { inventoryRouter } from "./modules/inventory/inventory.router.ts";
import { jobsRouter } from "./modules/jobs/jobs.router.ts";
import { plansRouter } from "./modules/jobs/plans.router.ts";
import { peopleRouter } from "./modules/people/people.router.ts";
import { savedViewsRouter } from "./modules/saved-views/saved-views.router.ts";
import { searchRouter } from "./modules/search/search.router.ts";
import { sessionRouter } from "./modules/session/session.router.ts";
import { filesRouter } from "./platform/files/files.router.ts";
import { liveRouter } from "./platform/live/live.router.ts";
import { t } from "./trpc.ts";

export const appRouter = t.router({
  jobs: jobsRouter,
  plans: plansRouter,
  inventory: inventoryRouter,
  people: peopleRouter,
  comments: commentsRouter,
  savedViews: savedViewsRouter,
  equipment: equipmentRouter,
  imports: importsRouter,
  search: searchRouter,
  session: sessionRouter,
  files: filesRouter,
  live: liveRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = t.createCallerFactory(appRouter);
