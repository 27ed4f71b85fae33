import { t } from "../../trpc.ts";

export const worklistsRouter = t.router({});
