import { t } from "../../trpc.ts";

export const taskGroupsRouter = t.router({});
