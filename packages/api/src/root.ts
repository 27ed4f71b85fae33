import { t } from "./trpc.ts";

export const appRouter = t.router({});

export type AppRouter = typeof appRouter;
export const createCaller = t.createCallerFactory(appRouter);
