import { t } from "../../trpc.ts";

export const countsRouter = t.router({});
