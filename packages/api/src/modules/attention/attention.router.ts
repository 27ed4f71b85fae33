import { t } from "../../trpc.ts";

export const attentionRouter = t.router({});
