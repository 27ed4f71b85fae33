import { boundedRecord } from "@ymp/core/bounded-record-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { viewedLists } from "@ymp/core/viewed-lists";
import { z } from "zod";

/** Of one account, for one list. */
export const mostViews = 30;

const viewValue = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);
/** The search of an address holds single values and lists of them. */
const viewSearch = boundedRecord(z.string().max(60), z.union([viewValue, z.array(viewValue).max(100)]), {
  maxKeys: 40,
  maxCharacters: 4_000,
});

export const listViewsInput = z.object({ module: z.enum(viewedLists) });
export const saveViewInput = z.object({
  id: idSchema,
  /** Of the view as the writer saw it; absent for a new one. */
  version: z.int().optional(),
  module: z.enum(viewedLists),
  name: nameSchema(60, "common:nameMissing"),
  /** The search of the address, as the list wrote it. */
  search: viewSearch,
  isShared: z.boolean().default(false),
});
export const removeViewInput = z.object({ id: idSchema });
