import { t } from "../../trpc.ts";

export const twoStepRouter = t.router({});
