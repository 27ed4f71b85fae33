import { t } from "../../trpc.ts";

export const sparePartsRouter = t.router({});
