import { t } from "../../trpc.ts";

export const ordersRouter = t.router({});
