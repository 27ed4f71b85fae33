import { archiveRouter } from "./modules/archive/archive.router.ts";
import { attentionRouter } from "./modules/attention/attention.router.ts";
import { commentsRouter } from "./modules/comments/comments.router.ts";
import { connectedRouter } from "./modules/connected/connected.router.ts";
import { countsRouter } from "./modules/counts/counts.router.ts";
import { crewDocumentsRouter } from "./modules/crew-documents/crew-documents.router.ts";
import { equipmentRouter } from "./modules/equipment/equipment.router.ts";
import { importsRouter } from "./modules/imports/imports.router.ts";
import { inventoryRouter } from "./modules/inventory/inventory.router.ts";
import { jobsRouter } from "./modules/jobs/jobs.router.ts";
import { plansRouter } from "./modules/jobs/plans.router.ts";
import { notificationsRouter } from "./modules/notifications/notifications.router.ts";
import { onboardRouter } from "./modules/onboard/onboard.router.ts";
import { ordersRouter } from "./modules/orders/orders.router.ts";
import { peopleRouter } from "./modules/people/people.router.ts";
import { platformRouter } from "./modules/platform/platform.router.ts";
import { recordFilesRouter } from "./modules/record-files/record-files.router.ts";
import { savedViewsRouter } from "./modules/saved-views/saved-views.router.ts";
import { searchRouter } from "./modules/search/search.router.ts";
import { sessionRouter } from "./modules/session/session.router.ts";
import { sparePartsRouter } from "./modules/spare-parts/spare-parts.router.ts";
import { suppliersRouter } from "./modules/suppliers/suppliers.router.ts";
import { supportRouter } from "./modules/support/support.router.ts";
import { templatesRouter } from "./modules/templates/templates.router.ts";
import { tokensRouter } from "./modules/tokens/tokens.router.ts";
import { twoStepRouter } from "./modules/two-step/two-step.router.ts";
import { usersRouter } from "./modules/users/users.router.ts";
import { vesselRouter } from "./modules/vessel/vessel.router.ts";
import { taskGroupsRouter } from "./modules/worklists/task-groups.router.ts";
import { worklistsRouter } from "./modules/worklists/worklists.router.ts";
import { filesRouter } from "./platform/files/files.router.ts";
import { liveRouter } from "./platform/live/live.router.ts";
import { t } from "./trpc.ts";

export const appRouter = t.router({
  jobs: jobsRouter,
  plans: plansRouter,
  inventory: inventoryRouter,
  counts: countsRouter,
  suppliers: suppliersRouter,
  orders: ordersRouter,
  worklists: worklistsRouter,
  taskGroups: taskGroupsRouter,
  templates: templatesRouter,
  spareParts: sparePartsRouter,
  notifications: notificationsRouter,
  attention: attentionRouter,
  connected: connectedRouter,
  people: peopleRouter,
  comments: commentsRouter,
  recordFiles: recordFilesRouter,
  savedViews: savedViewsRouter,
  equipment: equipmentRouter,
  imports: importsRouter,
  search: searchRouter,
  users: usersRouter,
  onboard: onboardRouter,
  crewDocuments: crewDocumentsRouter,
  vessel: vesselRouter,
  archive: archiveRouter,
  tokens: tokensRouter,
  twoStep: twoStepRouter,
  platform: platformRouter,
  support: supportRouter,
  session: sessionRouter,
  files: filesRouter,
  live: liveRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = t.createCallerFactory(appRouter);
