import { idSchema } from "@ymp/core/ids";
import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

export const templatesSearch = z.object({
  /** Absent: the vessel's own. */
  tab: lenient(z.literal("library")),
  type: lenient(z.enum(equipmentTypes)),
  search: lenient(z.string().max(200)),
  /** Of the vessel's own: those that are archived. */
  archived: lenient(z.literal(true)),
  /** The template of the library that lies open over the list. */
  look: lenient(z.string().max(300)),
});
export type TemplatesSearch = z.infer<typeof templatesSearch>;

export const templateSearch = z.object({
  /** The plan that a new template is made of. */
  plan: lenient(idSchema),
});
