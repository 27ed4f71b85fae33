import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

export const pickItemsInput = z.object({
  search: z.string().trim().max(200).default(""),
  /** Parts of this machine come first. */
  equipmentId: idSchema.nullish(),
  limit: z.int().min(1).max(50).default(20),
});
export type PickItemsInput = z.infer<typeof pickItemsInput>;
