import { t } from "../../trpc.ts";

export const platformRouter = t.router({});
