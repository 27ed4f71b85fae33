import { happenedAtTextSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { hasThreeDecimals } from "@ymp/core/quantity";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
/** At most three decimals; taking one away again is a quantity too. */
const figure = z
  .number("counts:fault.quantity")
  .min(-1_000_000, "counts:fault.quantity")
  .max(1_000_000, "counts:fault.quantity")
  .refine(hasThreeDecimals, "counts:fault.quantity");

export const countStatuses = ["open", "posted", "cancelled"] as const;
export const countIdInput = z.object({ id: idSchema });

export const listCountsInput = z.object({
  ...pageInput.shape,
  statuses: z.array(z.enum(countStatuses)).max(countStatuses.length).optional(),
});
export type ListCountsInput = z.infer<typeof listCountsInput>;

export const createCountInput = z
  .object({
    id: idSchema,
    name: nameSchema(120, "counts:fault.name"),
    /** Neither place nor category: the whole vessel. */
    locationId: idSchema.nullish(),
    category: nameSchema(120, "counts:fault.category").nullish(),
    isBlind: z.boolean().default(true),
  })
  .refine(({ locationId, category }) => !(locationId && category), {
    path: ["category"],
    message: "counts:fault.both",
  });
export type CreateCountInput = z.infer<typeof createCountInput>;

/** Lines hang together by item; a page holds all lines of so many items. */
export const countLinesInput = z.object({
  id: idSchema,
  cursor: pageInput.shape.cursor,
  limit: z.int().min(1).max(500).default(200),
});
export type CountLinesInput = z.infer<typeof countLinesInput>;

const place = { countId: idSchema, itemId: idSchema, locationId: idSchema, lotId: idSchema.nullish() };

export const countLineInput = z
  .object({
    id: idSchema,
    ...place,
    quantity: figure,
    /** A scan or a press of the stepper; else the figure stands for the whole line. */
    isAdded: z.boolean(),
    countedAt: happenedAtTextSchema,
    note: line(500).nullish(),
  })
  .refine(({ isAdded, quantity }) => isAdded || quantity >= 0, {
    path: ["quantity"],
    message: "counts:fault.quantity",
  });
export type CountLineInput = z.infer<typeof countLineInput>;

export const removeLineInput = z.object(place);
export type RemoveLineInput = z.infer<typeof removeLineInput>;

export const countsExportInput = z.object({
  id: idSchema,
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type CountsExportInput = z.infer<typeof countsExportInput>;
