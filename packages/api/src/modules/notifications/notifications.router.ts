import { t } from "../../trpc.ts";

export const notificationsRouter = t.router({});
