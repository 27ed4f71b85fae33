import { t } from "../../trpc.ts";

export const vesselRouter = t.router({});
