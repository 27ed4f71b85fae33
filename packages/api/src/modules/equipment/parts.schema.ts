import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

export const equipmentPartsInput = z.object({
  id: idSchema,
  sectionId: idSchema.optional(),
  includesChildren: z.boolean().default(true),
});
