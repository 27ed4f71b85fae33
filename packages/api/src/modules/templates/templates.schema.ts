import { idSchema } from "@ymp/core/id-schema";
import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import { pageInput } from "@ymp/core/page";
import { z } from "zod";

const libraryKey = z.string().min(1).max(300);

export const listTemplatesInput = z.object({
  equipmentType: z.enum(equipmentTypes).nullish(),
  search: z.string().trim().max(200).default(""),
  isArchived: z.boolean().default(false),
});

export const saveTemplateInput = z.object({
  id: idSchema,
  /** Absent for a new template. */
  version: z.int().min(1).optional(),
  equipmentType: z.enum(equipmentTypes),
  template: jobTemplateSchema,
});
export type SaveTemplateInput = z.infer<typeof saveTemplateInput>;

export const templateIdInput = z.object({ id: idSchema });
export const templateHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export const versionedTemplateInput = z.object({ id: idSchema, version: z.int().min(1) });

/** Each comes with the id its copy gets, so that sending it twice takes it once. */
export const takeTemplatesInput = z.object({
  taken: z
    .array(z.object({ id: idSchema, key: libraryKey }))
    .min(1)
    .max(300),
});

const chosen = {
  /** The vessel's own templates, by id. */
  templateIds: z.array(idSchema).max(300).default([]),
  /** Templates straight from the library, by key. */
  libraryKeys: z.array(libraryKey).max(300).default([]),
  equipmentIds: z.array(idSchema).min(1).max(100),
};
export const previewTemplatesInput = z.object(chosen);
export const applyTemplatesInput = z.object({
  ...chosen,
  /** Lets the first dues fall over the whole interval and not all on one day. */
  isSpread: z.boolean().default(false),
});
export type ChosenTemplates = z.infer<typeof previewTemplatesInput>;
