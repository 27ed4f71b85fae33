import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

export const countViews = ["all", "todo", "counted", "differences"] as const;
export type CountView = (typeof countViews)[number];

/** What the addresses of counting hold beside those of the stores. */
export const countsSearch = z.object({
  /** One count, or "all" for their list. */
  count: lenient(z.union([z.literal("all"), idSchema])),
  /** The list of counts, as an older address names it. */
  tab: lenient(z.literal("counts")),
  lines: lenient(z.enum(countViews)),
  find: lenient(z.string().max(200)),
  /** The form of a new count. */
  newCount: lenient(z.literal(true)),
  /** The code on a shelf: the stores of that place. */
  location: lenient(idSchema),
});
export type CountsSearch = z.infer<typeof countsSearch>;
