import { idSchema } from "@ymp/core/id-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { itemFilters } from "../inventory/inventory.schema.ts";

export const labelFormatsOffered = ["a4-3x8", "a4-2x7", "roll-62"] as const;
export type LabelFormatOffered = (typeof labelFormatsOffered)[number];

/** What gets a label: chosen items, those of a list as it is filtered, or places. */
export const labelledSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("items"), ids: z.array(idSchema).min(1).max(500) }),
  z.object({ what: z.literal("filter"), filters: itemFilters }),
  z.object({ what: z.literal("places"), ids: z.array(idSchema).max(500).optional() }),
]);
export type Labelled = z.infer<typeof labelledSchema>;

export const labelsInput = z.object({
  labelled: labelledSchema,
  format: z.enum(labelFormatsOffered).default("a4-3x8"),
  /** Labels of the first sheet that are used up. */
  skip: z.int().min(0).max(23).default(0),
  locale: z.enum(locales).default("en"),
});
export type LabelsInput = z.infer<typeof labelsInput>;
