import { t } from "../../trpc.ts";

export const usersRouter = t.router({});
