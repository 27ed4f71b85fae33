import { t } from "../../trpc.ts";

export const templatesRouter = t.router({});
