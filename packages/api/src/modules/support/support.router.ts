import { t } from "../../trpc.ts";

export const supportRouter = t.router({});
