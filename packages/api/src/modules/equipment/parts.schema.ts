import { idSchema } from "@ymp/core/id-schema";
import { z } from "zod";

export const equipmentPartsInput = z.object({
  id: idSchema,
  sectionId: idSchema.optional(),
  includesChildren: z.boolean().default(true),
});
