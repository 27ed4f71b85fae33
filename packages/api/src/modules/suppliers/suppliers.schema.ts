import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { documentFilters, longestSearchText, supplierSorts, supplierStates } from "@ymp/core/lists";
import { currencySchema } from "@ymp/core/money-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const emptyOr = (schema: z.ZodString | z.ZodEmail) =>
  z
    .union([z.literal("").transform(() => null), schema])
    .nullable()
    .optional();
const email = emptyOr(z.email("suppliers:emailWrong").max(200, "errors:tooLong"));
/** What a person types, with or without the scheme. */
const website = emptyOr(
  z
    .string()
    .trim()
    .max(300, "errors:tooLong")
    .regex(/^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i, "suppliers:websiteWrong"),
);
const name = nameSchema(200, "suppliers:nameMissing");
const version = z.int().min(1);
const tags = z
  .array(nameSchema(60))
  .max(40)
  .transform((list) => [...new Map(list.map((tag) => [tag.toLowerCase(), tag])).values()]);

export const supplierIdInput = z.object({ id: idSchema });
export const versionedSupplierInput = z.object({ id: idSchema, version });

/** Filters of the list; they are in the address, so a link is a saved view. */
export const supplierFilters = z.object({
  search: line(longestSearchText).optional(),
  categories: z.array(line(60)).max(20).optional(),
  operatingIn: line(60).optional(),
  country: line(100).optional(),
  minRating: z.int().min(1).max(5).optional(),
  hasOpenOrders: z.boolean().optional(),
  documents: z.enum(documentFilters).optional(),
  state: z.enum(supplierStates).default("live"),
  /** Only these: what was selected in the list. */
  ids: z.array(idSchema).min(1).max(500).optional(),
});
export type SupplierFilters = z.infer<typeof supplierFilters>;

const order = { sort: z.enum(supplierSorts).default("name"), descending: z.boolean().default(false) };
export const listSuppliersInput = supplierFilters.extend({ ...pageInput.shape, ...order });
export type ListSuppliersInput = z.infer<typeof listSuppliersInput>;

export const exportSuppliersInput = supplierFilters.extend({
  ...order,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportSuppliersInput = z.infer<typeof exportSuppliersInput>;

export const pickSuppliersInput = z.object({
  search: line(200).default(""),
  limit: z.int().min(1).max(50).default(30),
});

/** What the form of a supplier holds. */
export const supplierFormSchema = z.object({
  name,
  categories: tags.optional(),
  email,
  phone: optionalTextSchema(60),
  streetAddress: optionalTextSchema(300),
  postalCode: optionalTextSchema(30),
  city: optionalTextSchema(100),
  country: optionalTextSchema(100),
  website,
  description: optionalTextSchema(10_000),
  operatingIn: tags.optional(),
  rating: z.int().min(1).max(5).nullable().optional(),
  currency: currencySchema.nullable().optional(),
  leadTimeDays: z.int("suppliers:leadTimeWrong").min(0, "suppliers:leadTimeWrong").max(999).nullable().optional(),
  accountNumber: optionalTextSchema(100),
  paymentTerms: optionalTextSchema(300),
});
/**
 * A field that is left out keeps its value; a new supplier needs a name only. `base` are the changed fields as the writer saw
 * them: with it an older version is taken as long as nobody else changed the same fields.
 */
export const saveSupplierInput = z
  .object({
    id: idSchema,
    /** Of the record that is changed; left out for a new one. */
    version: version.optional(),
    base: supplierFormSchema.partial().optional(),
    ...supplierFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "suppliers:nameMissing",
  });
export type SaveSupplierInput = z.output<typeof saveSupplierInput>;

const chosen = z
  .array(z.object({ id: idSchema, version }))
  .min(1)
  .max(500);
export const bulkEditSuppliersInput = z.object({
  items: chosen,
  change: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("addCategories"), categories: tags }),
    z.object({ kind: z.literal("removeCategories"), categories: tags }),
    z.object({ kind: z.literal("archive") }),
    z.object({ kind: z.literal("restore") }),
  ]),
});
export type BulkEditSuppliersInput = z.output<typeof bulkEditSuppliersInput>;

export const mergeSuppliersInput = z.object({ id: idSchema, intoId: idSchema });

/** What the form of a contact holds. */
export const contactFormSchema = z.object({
  name: nameSchema(200, "suppliers:contactNameMissing"),
  duty: optionalTextSchema(120),
  email,
  phone: optionalTextSchema(60),
  takesOrders: z.boolean().optional(),
});
/** As `saveSupplierInput`. */
export const saveContactInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: contactFormSchema.partial().optional(),
    supplierId: idSchema,
    ...contactFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "suppliers:contactNameMissing",
  });
export type SaveContactInput = z.output<typeof saveContactInput>;

export const documentKinds = ["insurance", "licence", "contract", "price_list", "other"] as const;
const documentFields = z.object({
  title: nameSchema(200, "suppliers:documentTitleMissing"),
  kind: z.enum(documentKinds).optional(),
  expiresOn: calendarDateSchema.nullish(),
  hasNoExpiry: z.boolean().optional(),
});
const isConsistent = ({
  hasNoExpiry,
  expiresOn,
}: {
  hasNoExpiry?: boolean | undefined;
  expiresOn?: string | null | undefined;
}) => !hasNoExpiry || !expiresOn;
const endlessFault = { path: ["expiresOn"], error: "suppliers:expiryOfEndless" };
export const documentFormSchema = documentFields.refine(isConsistent, endlessFault);
/** As `saveSupplierInput`. */
export const saveSupplierDocumentInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: documentFields.partial().optional(),
    supplierId: idSchema,
    ...documentFields.partial().shape,
    fileId: idSchema.nullable().optional(),
  })
  .refine(({ version, title }) => version !== undefined || title !== undefined, {
    path: ["title"],
    error: "suppliers:documentTitleMissing",
  })
  .refine(isConsistent, endlessFault);
export type SaveSupplierDocumentInput = z.output<typeof saveSupplierDocumentInput>;

export const setSupplierDocumentFileInput = z.object({ id: idSchema, fileId: idSchema.nullable() });
export const supplierHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export const duplicatesInput = z.object({ id: idSchema.optional() });
