import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedAtTextSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { itemSorts, itemStates, longestSearchText } from "@ymp/core/lists";
import { currencySchema } from "@ymp/core/money-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { hasThreeDecimals } from "@ymp/core/quantity";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const version = z.int().min(1);
/** At most three decimals; how fine a unit can be divided is the service's matter. */
const figure = z
  .number("inventory:fault.quantity")
  .min(0, "inventory:fault.quantity")
  .max(1_000_000, "inventory:fault.quantity")
  .refine(hasThreeDecimals, "inventory:fault.decimals");
const moved = figure.refine((value) => value > 0, "inventory:refusal.quantityNotPositive");
const amountMinor = z.int().min(0).max(1_000_000_000_000);
const reason = line(500).min(1, "inventory:fault.reason");

export const itemIdInput = z.object({ id: idSchema });
export const versionedItemInput = z.object({ id: idSchema, version });

/** Filters of the list; they are in the address, so a link is a saved view. */
export const itemFilters = z.object({
  search: line(longestSearchText).optional(),
  categories: z.array(line(120)).max(50).optional(),
  subCategory: line(120).optional(),
  locationId: idSchema.optional(),
  supplierId: idSchema.optional(),
  state: z.enum(itemStates).default("current"),
  isCritical: z.boolean().optional(),
  isPrivate: z.boolean().optional(),
  /** Only these: what was selected in the list. */
  ids: z.array(idSchema).min(1).max(500).optional(),
});
export type ItemFilters = z.infer<typeof itemFilters>;

const order = { sort: z.enum(itemSorts).default("name"), descending: z.boolean().default(false) };
export const listItemsInput = itemFilters.extend({ ...pageInput.shape, ...order });
export type ListItemsInput = z.infer<typeof listItemsInput>;

const fileChoice = { format: exportFormatSchema, locale: z.enum(locales).default("en") };
export const exportItemsInput = itemFilters.extend({ ...order, ...fileChoice });
export type ExportItemsInput = z.infer<typeof exportItemsInput>;

export const valuationGroups = ["category", "location"] as const;
export type ValuationGroup = (typeof valuationGroups)[number];
export const exportValuationInput = z.object({ by: z.enum(valuationGroups), ...fileChoice });
export type ExportValuationInput = z.infer<typeof exportValuationInput>;

export const itemPlaceSchema = z.object({
  locationId: idSchema,
  box: optionalTextSchema(60),
  shelf: optionalTextSchema(60),
});

const lotFields = { lotNumber: optionalTextSchema(60), expiresOn: calendarDateSchema.nullable().optional() };
/** A lot that comes into being with what is received of it. */
const newLot = z.object({ id: idSchema, ...lotFields });

/** What is on board when an item is entered. */
const openingStock = z.object({ id: idSchema, locationId: idSchema, quantity: figure, lot: newLot.nullish() });

export const itemFields = {
  name: nameSchema(200, "inventory:fault.name"),
  partNo: optionalTextSchema(100),
  manufacturer: optionalTextSchema(120),
  modelNo: optionalTextSchema(120),
  category: optionalTextSchema(120),
  subCategory: optionalTextSchema(120),
  barcode: optionalTextSchema(120),
  /** "pcs" where a new item says nothing. */
  unit: nameSchema(20, "inventory:fault.unit").optional(),
  purchaseUnit: optionalTextSchema(40),
  packSize: moved.nullable().optional(),
  minQuantity: figure.nullable().optional(),
  maxQuantity: figure.nullable().optional(),
  isCritical: z.boolean().optional(),
  isPrivate: z.boolean().optional(),
  ownerUserId: idSchema.nullable().optional(),
  hasLots: z.boolean().optional(),
  priceMinor: amountMinor.nullable().optional(),
  currency: currencySchema.nullable().optional(),
  supplierId: idSchema.nullable().optional(),
  description: optionalTextSchema(10_000),
};
/** What the form of an item holds. */
export const itemFormSchema = z.object({ ...itemFields, places: z.array(itemPlaceSchema).max(50).optional() });
/**
 * Creates without `version`, changes with it; what is left out stays as it is. `base` are the changed fields as the writer
 * saw them: with it an older version is taken as long as nobody else changed the same fields.
 */
export const saveItemInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: itemFormSchema.partial().optional(),
    ...itemFormSchema.partial().shape,
    opening: openingStock.nullish(),
  })
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "inventory:fault.name",
  });
export type SaveItemInput = z.infer<typeof saveItemInput>;

export const setItemPhotoInput = z.object({ id: idSchema, fileId: idSchema.nullable() });

const atPlace = { id: idSchema, itemId: idSchema, locationId: idSchema };
const told = { note: optionalTextSchema(500), movedAt: happenedAtTextSchema.optional() };

/** The `id` of every posting is its first line's in the ledger: sent twice, it is posted once. */
export const receiveInput = z.object({
  ...atPlace,
  quantity: moved,
  /** Given in units of purchase, such as boxes; the ledger counts single ones. */
  isInPacks: z.boolean().default(false),
  lotId: idSchema.nullish(),
  newLot: newLot.nullish(),
  /** For one unit of stock, in the vessel's currency. */
  unitCostMinor: amountMinor.nullish(),
  ...told,
});
export type ReceiveInput = z.infer<typeof receiveInput>;

export const consumeInput = z.object({
  ...atPlace,
  quantity: moved,
  lotId: idSchema.nullish(),
  jobId: idSchema.nullish(),
  ...told,
});
export type ConsumeInput = z.infer<typeof consumeInput>;

export const adjustInput = z.object({
  ...atPlace,
  /** What really is there. */
  counted: figure,
  lotId: idSchema.nullish(),
  reason,
});
export type AdjustInput = z.infer<typeof adjustInput>;

export const countItemInput = z.object({ ...atPlace, counted: figure, lotId: idSchema.nullish() });
export type CountItemInput = z.infer<typeof countItemInput>;

export const transferInput = z.object({
  ...atPlace,
  toLocationId: idSchema,
  quantity: moved,
  lotId: idSchema.nullish(),
  note: told.note,
});
export type TransferInput = z.infer<typeof transferInput>;

export const scrapInput = z.object({ ...atPlace, quantity: moved, lotId: idSchema.nullish(), reason });
export type ScrapInput = z.infer<typeof scrapInput>;

export const undoMovesInput = z.object({ ids: z.array(idSchema).min(1).max(100) });

/** `id` is that of the counter-entry: sent twice, it is posted once. */
export const correctCostInput = z.object({ id: idSchema, moveId: idSchema, unitCostMinor: amountMinor, reason });
export type CorrectCostInput = z.infer<typeof correctCostInput>;

export const itemPageInput = z.object({ itemId: idSchema, ...pageInput.shape });
export type ItemPageInput = z.infer<typeof itemPageInput>;
export const itemLotsInput = z.object({ itemId: idSchema });
export const lotFormSchema = z.object(lotFields);
/** As `saveItemInput`. */
export const saveLotInput = z.object({
  id: idSchema,
  version: version.optional(),
  base: lotFormSchema.optional(),
  itemId: idSchema,
  ...lotFields,
});
export type SaveLotInput = z.infer<typeof saveLotInput>;

export const placeFormSchema = z.object({
  name: nameSchema(120, "inventory:fault.place"),
  deck: optionalTextSchema(120),
});
/** As `saveItemInput`. */
export const saveLocationInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: placeFormSchema.partial().optional(),
    ...placeFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "inventory:fault.place",
  });
export type SaveLocationInput = z.infer<typeof saveLocationInput>;
export const listLocationsInput = z.object({ isArchived: z.boolean().default(false) });
export type ListLocationsInput = z.infer<typeof listLocationsInput>;
export const removeLocationInput = z.object({ id: idSchema });

export const bulkEditItemsInput = z.object({
  items: z
    .array(z.object({ id: idSchema, version }))
    .min(1)
    .max(500),
  change: z.discriminatedUnion("field", [
    z.object({ field: z.literal("category"), value: optionalTextSchema(120), subCategory: optionalTextSchema(120) }),
    /** Everything on board of them goes to that place: once for each `actId`, however often it is sent. */
    z.object({ field: z.literal("locationId"), value: idSchema, actId: idSchema.optional() }),
    z.object({ field: z.literal("minQuantity"), value: figure.nullable() }),
    z.object({ field: z.literal("supplierId"), value: idSchema.nullable() }),
    z.object({ field: z.literal("isCritical"), value: z.boolean() }),
    z.object({ field: z.literal("archived"), value: z.boolean() }),
  ]),
});
export type BulkEditItemsInput = z.infer<typeof bulkEditItemsInput>;

/** What is on the thing: a barcode, a part number, or the link of its QR code. */
export const findItemInput = z.object({ code: line(500).min(1) });

export const pickItemsInput = z.object({
  search: z.string().trim().max(200).default(""),
  /** Parts of this machine come first. */
  equipmentId: idSchema.nullish(),
  limit: z.int().min(1).max(50).default(20),
});
export type PickItemsInput = z.infer<typeof pickItemsInput>;
