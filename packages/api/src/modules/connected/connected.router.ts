import { t } from "../../trpc.ts";

export const connectedRouter = t.router({});
