import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "errors:tooLong")
    .transform((value) => value || null)
    .nullable()
    .optional();

const designation = z.string().trim().min(1, "equipment:designationMissing").max(200, "errors:tooLong");

const partFields = {
  sectionId: idSchema.nullable().optional(),
  /** The inventory item whose stock this part is. */
  itemId: idSchema.nullable().optional(),
  partNo: text(100),
  figureNumber: text(50),
  unit: text(20),
  measurement: text(100),
  fittedQuantity: z.number().min(0).max(100_000).nullable().optional(),
  serialNo: text(120),
  standard: text(120),
  key: text(60),
  description: text(4000),
};

export const addPartInput = z.object({ id: idSchema, equipmentId: idSchema, designation, ...partFields });
export type AddPartInput = z.infer<typeof addPartInput>;
export const updatePartInput = z.object({
  id: idSchema,
  version: z.int().min(1),
  designation: designation.optional(),
  ...partFields,
});
export type UpdatePartInput = z.infer<typeof updatePartInput>;
export const partIdInput = z.object({ id: idSchema });
export const equipmentPartsInput = z.object({
  id: idSchema,
  sectionId: idSchema.optional(),
  includesChildren: z.boolean().default(true),
});
