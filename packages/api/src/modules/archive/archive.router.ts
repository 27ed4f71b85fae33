import { t } from "../../trpc.ts";

export const archiveRouter = t.router({});
