import { t } from "../../trpc.ts";

export const crewDocumentsRouter = t.router({});
