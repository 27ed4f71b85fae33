import { t } from "../../trpc.ts";

export const suppliersRouter = t.router({});
