import { departments } from "@ymp/core/access/roles";
import { idSchema } from "@ymp/core/id-schema";
import { longestSearchText, partSorts, partStates } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { hasThreeDecimals } from "@ymp/core/quantity";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const version = z.int().min(1);
const quantity = z
  .number("spares:fault.quantity")
  .min(0, "spares:fault.quantity")
  .max(1_000_000, "spares:fault.quantity")
  .refine(hasThreeDecimals, "spares:fault.decimals");

export const partIdInput = z.object({ id: idSchema });
export const partHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export type PartHistoryInput = z.infer<typeof partHistoryInput>;

/** Filters of the whole vessel's list. They stand in the address, so a link is a saved view. */
export const partFilters = z.object({
  search: line(longestSearchText).optional(),
  /** The machine and everything below it. */
  equipmentId: idSchema.optional(),
  sectionId: idSchema.optional(),
  itemId: idSchema.optional(),
  departments: z.array(z.enum(departments)).max(6).optional(),
  /** Parts of machines whose sudden failure would be a danger. */
  isOfCritical: z.boolean().optional(),
  state: z.enum(partStates).default("all"),
  /** Only these: what was selected in the list. */
  ids: z.array(idSchema).min(1).max(500).optional(),
});
export type PartFilters = z.infer<typeof partFilters>;

const order = { sort: z.enum(partSorts).default("designation"), descending: z.boolean().default(false) };
export const listPartsInput = partFilters.extend({ ...pageInput.shape, ...order });
export type ListPartsInput = z.infer<typeof listPartsInput>;
export const exportPartsInput = partFilters.extend({
  ...order,
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type ExportPartsInput = z.infer<typeof exportPartsInput>;

export const browseInput = z.object({ equipmentId: idSchema, sectionId: idSchema.optional() });
export type BrowseInput = z.infer<typeof browseInput>;
export const sectionsInput = z.object({ equipmentId: idSchema.optional() });
export type SectionsInput = z.infer<typeof sectionsInput>;

const partFields = {
  designation: nameSchema(200, "equipment:designationMissing"),
  sectionId: idSchema.nullable().optional(),
  /** The inventory item whose stock this part is. */
  itemId: idSchema.nullable().optional(),
  partNo: optionalTextSchema(100),
  figureNumber: optionalTextSchema(50),
  unit: optionalTextSchema(20),
  measurement: optionalTextSchema(100),
  fittedQuantity: quantity.nullable().optional(),
  serialNo: optionalTextSchema(120),
  standard: optionalTextSchema(120),
  key: optionalTextSchema(60),
  description: optionalTextSchema(4000),
};
/** What the form of a part holds. */
export const partFormSchema = z.object(partFields);
/**
 * Creates without `version`, changes with it; what is left out stays as it is. `base` are the changed fields as the writer
 * saw them: with it an older version is taken as long as nobody else changed the same fields.
 */
export const savePartInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: partFormSchema.partial().optional(),
    equipmentId: idSchema,
    ...partFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.designation !== undefined, {
    path: ["designation"],
    error: "equipment:designationMissing",
  });
export type SavePartInput = z.infer<typeof savePartInput>;

const thousandths = z.int().min(0).max(1000);
/** Where a part is on its section's drawing; null takes it off. */
export const setSpotInput = z.object({
  id: idSchema,
  spot: z.object({ x: thousandths, y: thousandths }).nullable(),
  /** Of the part as the writer saw it; without it the number stood nowhere. */
  version: version.optional(),
  base: z.object({ spotX: thousandths.nullable(), spotY: thousandths.nullable() }).optional(),
});
export type SetSpotInput = z.infer<typeof setSpotInput>;

export const linkItemInput = z.object({
  id: idSchema,
  itemId: idSchema.nullable(),
  /** Of the part as the writer saw it; without it, it was tied to no item. */
  version: version.optional(),
  base: z.object({ itemId: idSchema.nullable() }).optional(),
});
export const linkItemsInput = z.object({ links: z.array(linkItemInput).min(1).max(500) });
export type LinkItemsInput = z.infer<typeof linkItemsInput>;

export const proposalsInput = z.object({
  equipmentId: idSchema.optional(),
  ids: z.array(idSchema).min(1).max(500).optional(),
});
export type ProposalsInput = z.infer<typeof proposalsInput>;

/** An item of the stores that is this part; `itemId` is the new item's. */
export const createItemForInput = z.object({
  id: idSchema,
  itemId: idSchema,
  name: nameSchema(200, "inventory:fault.name"),
  unit: nameSchema(20, "inventory:fault.unit").default("pcs"),
  minQuantity: quantity.nullable().default(null),
});
export type CreateItemForInput = z.infer<typeof createItemForInput>;

export const createItemsInput = z.object({
  parts: z
    .array(z.object({ id: idSchema, itemId: idSchema }))
    .min(1)
    .max(200),
});
export type CreateItemsInput = z.infer<typeof createItemsInput>;

export const bulkEditPartsInput = z.object({
  parts: z
    .array(z.object({ id: idSchema, version }))
    .min(1)
    .max(500),
  change: z.discriminatedUnion("field", [
    z.object({ field: z.literal("sectionId"), value: idSchema.nullable() }),
    z.object({ field: z.literal("unit"), value: optionalTextSchema(20) }),
    z.object({ field: z.literal("standard"), value: optionalTextSchema(120) }),
    z.object({ field: z.literal("measurement"), value: optionalTextSchema(100) }),
    /** The minimum of the items they are linked to. */
    z.object({ field: z.literal("minQuantity"), value: quantity.nullable() }),
  ]),
});
export type BulkEditPartsInput = z.infer<typeof bulkEditPartsInput>;

/** `id` is the new line's; the line goes to a draft of the part's supplier, or to a new one of the id `orderId`. */
export const addToOrderInput = z.object({
  id: idSchema,
  partId: idSchema,
  orderId: idSchema,
  quantity: quantity.refine((value) => value > 0, "inventory:refusal.quantityNotPositive"),
});
export type AddToOrderInput = z.infer<typeof addToOrderInput>;

const sectionFields = {
  name: nameSchema(200, "spares:fault.section").optional(),
  drawingFileId: idSchema.nullable().optional(),
};
/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveSectionInput = z.object({
  id: idSchema,
  version: version.optional(),
  base: z.object(sectionFields).optional(),
  equipmentId: idSchema,
  ...sectionFields,
});
export type SaveSectionInput = z.infer<typeof saveSectionInput>;

/** A drawing that arrived: the newest counts, whatever else was changed meanwhile. */
export const setDrawingInput = z.object({ id: idSchema, fileId: idSchema.nullable() });
export type SetDrawingInput = z.infer<typeof setDrawingInput>;

export const orderSectionsInput = z.object({ equipmentId: idSchema, ids: z.array(idSchema).min(1).max(500) });
export type OrderSectionsInput = z.infer<typeof orderSectionsInput>;

export const removeSectionInput = z.object({
  id: idSchema,
  /** Where its parts go; null: to the machine without a section. Absent: it must be empty. */
  partsTo: idSchema.nullable().optional(),
});
export type RemoveSectionInput = z.infer<typeof removeSectionInput>;
