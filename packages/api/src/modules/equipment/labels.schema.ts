import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { equipmentFilters } from "./equipment.schema.ts";

export const labelFormats = ["a4-3x8", "a4-2x7", "roll-62"] as const;
/** What a label may say below the name. */
export const labelFacts = ["code", "location", "serialNumber", "vessel"] as const;

export const labelsInput = equipmentFilters.extend({
  format: z.enum(labelFormats).default("a4-3x8"),
  facts: z
    .array(z.enum(labelFacts))
    .max(labelFacts.length)
    .default([...labelFacts]),
  /** Labels of the first sheet that are already used up. */
  skips: z.int().min(0).max(23).default(0),
  locale: z.enum(locales).default("en"),
});
export type LabelsInput = z.infer<typeof labelsInput>;
