import { lazy } from "@trpc/server";
import { jobsRouter } from "./modules/jobs/jobs.router.ts";
import { sessionRouter } from "./modules/session/session.router.ts";
import { t } from "./trpc.ts";

/** A module's code is read when its first procedure is called: a process starts without what nobody has asked for yet. */
export const appRouter = t.router({
  jobs: jobsRouter,
  plans: lazy(() => import("./modules/jobs/plans.router.ts")),
  inventory: lazy(() => import("./modules/inventory/inventory.router.ts")),
  counts: lazy(() => import("./modules/counts/counts.router.ts")),
  suppliers: lazy(() => import("./modules/suppliers/suppliers.router.ts")),
  orders: lazy(() => import("./modules/orders/orders.router.ts")),
  worklists: lazy(() => import("./modules/worklists/worklists.router.ts")),
  taskGroups: lazy(() => import("./modules/worklists/task-groups.router.ts")),
  templates: lazy(() => import("./modules/templates/templates.router.ts")),
  library: lazy(() => import("./modules/templates/library.router.ts")),
  spareParts: lazy(() => import("./modules/spare-parts/spare-parts.router.ts")),
  notifications: lazy(() => import("./modules/notifications/notifications.router.ts")),
  attention: lazy(() => import("./modules/attention/attention.router.ts")),
  connected: lazy(() => import("./modules/connected/connected.router.ts")),
  people: lazy(() => import("./modules/people/people.router.ts")),
  log: lazy(() => import("./modules/log/log.router.ts")),
  rest: lazy(() => import("./modules/rest/rest.router.ts")),
  logbooks: lazy(() => import("./modules/logbooks/logbooks.router.ts")),
  inspections: lazy(() => import("./modules/inspections/inspections.router.ts")),
  comments: lazy(() => import("./modules/comments/comments.router.ts")),
  recordFiles: lazy(() => import("./modules/record-files/record-files.router.ts")),
  savedViews: lazy(() => import("./modules/saved-views/saved-views.router.ts")),
  equipment: lazy(() => import("./modules/equipment/equipment.router.ts")),
  imports: lazy(() => import("./modules/imports/imports.router.ts")),
  search: lazy(() => import("./modules/search/search.router.ts")),
  users: lazy(() => import("./modules/users/users.router.ts")),
  onboard: lazy(() => import("./modules/onboard/onboard.router.ts")),
  seaService: lazy(() => import("./modules/sea-service/sea-service.router.ts")),
  crewList: lazy(() => import("./modules/crew-list/crew-list.router.ts")),
  crewMail: lazy(() => import("./modules/crew-mail/crew-mail.router.ts")),
  crewDocuments: lazy(() => import("./modules/crew-documents/crew-documents.router.ts")),
  vessel: lazy(() => import("./modules/vessel/vessel.router.ts")),
  fleet: lazy(() => import("./modules/fleet/fleet.router.ts")),
  archive: lazy(() => import("./modules/archive/archive.router.ts")),
  tokens: lazy(() => import("./modules/tokens/tokens.router.ts")),
  securityKeys: lazy(() => import("./modules/two-step/security-keys.router.ts")),
  twoStep: lazy(() => import("./modules/two-step/two-step.router.ts")),
  platform: lazy(() => import("./modules/platform/platform.router.ts")),
  support: lazy(() => import("./modules/support/support.router.ts")),
  session: sessionRouter,
  files: lazy(() => import("./platform/files/files.router.ts")),
  live: lazy(() => import("./platform/live/live.router.ts")),
  guests: lazy(() => import("./modules/guests/guests.router.ts")),
  trips: lazy(() => import("./modules/trips/trips.router.ts")),
  leave: lazy(() => import("./modules/leave/leave.router.ts")),
  passport: lazy(() => import("./modules/passport/passport.router.ts")),
  safeManning: lazy(() => import("./modules/safe-manning/safe-manning.router.ts")),
  watchPlans: lazy(() => import("./modules/watch-plans/watch-plans.router.ts")),
  watchLogs: lazy(() => import("./modules/watch-logs/watch-logs.router.ts")),
  soundings: lazy(() => import("./modules/soundings/soundings.router.ts")),
});

/** The router with every module read, in the order written above, for anyone who walks all procedures. */
export async function wholeRouter(): Promise<AppRouter> {
  for (const { load } of Object.values(appRouter._def.lazy)) await load();
  return appRouter;
}

export type AppRouter = typeof appRouter;
export const createCaller = t.createCallerFactory(appRouter);
