import { t } from "../../trpc.ts";

export const tokensRouter = t.router({});
