import { equipmentRouter } from "./modules/equipment/equipment.router.ts";
import { sessionRouter } from "./modules/session/session.router.ts";
import { filesRouter } from "./platform/files/files.router.ts";
import { liveRouter } from "./platform/live/live.router.ts";
import { t } from "./trpc.ts";

export const appRouter = t.router({
  equipment: equipmentRouter,
  session: sessionRouter,
  files: filesRouter,
  live: liveRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = t.createCallerFactory(appRouter);
