import { idSchema } from "@ymp/core/id-schema";
import { z } from "zod";

/** The lists whose filters and order can be kept under a name. */
export const viewedModules = [
  "jobs",
  "equipment",
  "inventory",
  "orders",
  "suppliers",
  "spareparts",
  "worklists",
] as const;
export type ViewedModule = (typeof viewedModules)[number];

export const listViewsInput = z.object({ module: z.enum(viewedModules) });
export const saveViewInput = z.object({
  id: idSchema,
  module: z.enum(viewedModules),
  name: z.string().trim().min(1, "common:nameMissing").max(60, "errors:tooLong"),
  /** The search of the address, as the list wrote it. */
  search: z.record(z.string().max(60), z.json()),
  isShared: z.boolean().default(false),
});
export const removeViewInput = z.object({ id: idSchema });
