import { departments } from "@ymp/core/access/roles";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

export const onboardSearch = z.object({
  mode: lenient(z.literal("muster")),
  where: lenient(z.enum(["aboard", "ashore"])),
  department: lenient(z.enum(departments)),
  search: lenient(z.string().trim().max(100)),
});
export type OnboardSearch = z.infer<typeof onboardSearch>;
