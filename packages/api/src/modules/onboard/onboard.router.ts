import { t } from "../../trpc.ts";

export const onboardRouter = t.router({});
