import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedAtSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { longestSearchText, orderSorts, orderStates } from "@ymp/core/lists";
import { currencySchema } from "@ymp/core/money-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { orderStatuses } from "@ymp/core/orders/order-flow";
import { pageInput } from "@ymp/core/page";
import { hasThreeDecimals } from "@ymp/core/quantity";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const mostMinor = 1_000_000_000_000;
const version = z.int().min(1);
const text = (max: number) => z.string().trim().max(max, "errors:tooLong");
const minor = z.int().min(0, "orders:fault.amount").max(mostMinor, "orders:fault.amount");
const quantity = z
  .number("orders:fault.quantity")
  .max(1_000_000, "orders:fault.quantity")
  .refine(hasThreeDecimals, "orders:fault.decimals");
const someQuantity = quantity.positive("orders:fault.quantity");
const rate = z.number("orders:fault.rate").positive("orders:fault.rate").max(1_000_000, "orders:fault.rate");
const reason = text(1000).min(3, "orders:fault.reason");

/** Filters of the list. They stand in the address, so a link is a saved view. */
export const orderFilters = z.object({
  search: text(longestSearchText).optional(),
  state: z.enum(orderStates).default("open"),
  statuses: z.array(z.enum(orderStatuses)).max(8).optional(),
  supplierId: idSchema.optional(),
  itemId: idSchema.optional(),
  jobId: idSchema.optional(),
  equipmentId: idSchema.optional(),
  isMine: z.boolean().optional(),
});
export type OrderFilters = z.infer<typeof orderFilters>;

const sorting = { sort: z.enum(orderSorts).default("number"), descending: z.boolean().default(true) };
export const listOrdersInput = orderFilters.extend({ ...pageInput.shape, ...sorting });
export type ListOrdersInput = z.infer<typeof listOrdersInput>;
export const exportOrdersInput = orderFilters.extend({
  ...sorting,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportOrdersInput = z.infer<typeof exportOrdersInput>;

export const orderIdInput = z.object({ id: idSchema });
export const versionedOrderInput = z.object({ id: idSchema, version });
export const orderHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export const orderPdfInput = z.object({ id: idSchema, locale: z.enum(locales).default("en") });

export const orderLineInput = z.object({
  id: idSchema,
  itemId: idSchema.nullish(),
  sparePartId: idSchema.nullish(),
  jobId: idSchema.nullish(),
  equipmentId: idSchema.nullish(),
  description: nameSchema(300, "orders:fault.description"),
  partNo: text(100).nullish(),
  unit: nameSchema(30, "orders:fault.unit").default("pcs"),
  quantity: someQuantity,
  unitsPerPurchase: someQuantity.default(1),
  unitPriceMinor: minor.nullish(),
  taxPermille: z.int("orders:fault.tax").min(0, "orders:fault.tax").max(1000, "orders:fault.tax").nullish(),
  note: text(1000).nullish(),
});
export type OrderLineInput = z.infer<typeof orderLineInput>;

/** What a draft says; `saveOrderInput` takes any of it. */
export const orderFormSchema = z.object({
  title: nameSchema(200, "orders:fault.title"),
  supplierId: idSchema.nullish(),
  currency: currencySchema,
  exchangeRate: rate.nullish(),
  neededOn: calendarDateSchema.nullish(),
  expectedOn: calendarDateSchema.nullish(),
  deliverTo: text(500).nullish(),
  notes: text(5000).nullish(),
  internalNotes: text(5000).nullish(),
  shippingMinor: minor.nullish(),
  /** All of them: a line that is left out is taken off. */
  lines: z.array(orderLineInput).max(200, "orders:fault.tooManyLines"),
});

/** Each price and quantity may be possible and their product not: taxed, it still has to be a whole number of minor units. */
function isCountable(lines: readonly z.infer<typeof orderLineInput>[], shippingMinor: number): boolean {
  const taxed = lines.map(
    ({ quantity, unitPriceMinor, taxPermille }) =>
      (quantity * (unitPriceMinor ?? 0) * (1000 + (taxPermille ?? 0))) / 1000,
  );
  return taxed.reduce((sum, minor) => sum + minor, shippingMinor) <= Number.MAX_SAFE_INTEGER;
}

/** As `saveSupplierInput`: a field that is left out keeps its value, a new order needs a title and its currency. */
export const saveOrderInput = z
  .object({
    id: idSchema,
    /** Of the draft that is changed; left out for a new one. */
    version: version.optional(),
    base: orderFormSchema.partial().optional(),
    ...orderFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.title !== undefined, {
    path: ["title"],
    error: "orders:fault.title",
  })
  .refine(({ lines = [], shippingMinor }) => isCountable(lines, shippingMinor ?? 0), {
    path: ["lines"],
    error: "orders:fault.amount",
  });
export type SaveOrderInput = z.infer<typeof saveOrderInput>;

/** What may still be noted once an order is on its way. */
export const orderDetailsSchema = z.object({
  expectedOn: calendarDateSchema.nullish(),
  deliverTo: text(500).nullish(),
  internalNotes: text(5000).nullish(),
  supplierReference: text(100).nullish(),
});
export const saveDetailsInput = orderDetailsSchema.extend({
  ...{ id: idSchema, version, base: orderDetailsSchema.partial().optional() },
});
export type SaveDetailsInput = z.infer<typeof saveDetailsInput>;

export const createCopyInput = z.object({ id: idSchema, orderId: idSchema });

export const decideOrderInput = z
  .object({
    id: idSchema,
    version,
    decision: z.enum(["approved", "refused"]),
    note: text(1000).nullish(),
  })
  .refine(({ decision, note }) => decision === "approved" || (note ?? "").length >= 3, {
    path: ["note"],
    error: "orders:fault.reason",
  });
export type DecideOrderInput = z.infer<typeof decideOrderInput>;

export const cancelOrderInput = z.object({ id: idSchema, version, reason });
export const reviseOrderInput = z.object({ id: idSchema, version });

const addressee = z.union([z.literal(""), z.email("orders:fault.email").max(200)]);
export const sendOrderInput = z
  .object({
    id: idSchema,
    version,
    /** `hand`: it was ordered by telephone, at the counter or in a mail of one's own. */
    way: z.enum(["mail", "hand"]),
    to: addressee.nullish(),
    exchangeRate: rate.nullish(),
    expectedOn: calendarDateSchema.nullish(),
    locale: z.enum(locales).default("en"),
  })
  .refine(({ way, to }) => way === "hand" || Boolean(to), { path: ["to"], error: "orders:fault.email" });
export type SendOrderInput = z.infer<typeof sendOrderInput>;

/** A new link for the supplier, which ends the one before; by mail when an address is given. */
export const renewLinkInput = z.object({
  id: idSchema,
  version,
  to: addressee.nullish(),
  locale: z.enum(locales).default("en"),
});
export type RenewLinkInput = z.infer<typeof renewLinkInput>;

export const acceptQuoteInput = z.object({ id: idSchema, version, lineIds: z.array(idSchema).min(1).max(200) });

export const receiptLineInput = z.object({
  orderLineId: idSchema,
  quantity: someQuantity,
  unitPriceMinor: minor.nullish(),
  locationId: idSchema.nullish(),
  lotNumber: text(100).nullish(),
  expiresOn: calendarDateSchema.nullish(),
  /** Why more came than was ordered. */
  reason: text(300).nullish(),
});
export type ReceiptLineInput = z.infer<typeof receiptLineInput>;

export const receiveOrderInput = z.object({
  id: idSchema,
  /** Makes a retry harmless: a delivery is booked once. */
  receiptId: idSchema,
  receivedAt: happenedAtSchema.nullish(),
  deliveryNote: text(100).nullish(),
  note: text(1000).nullish(),
  lines: z.array(receiptLineInput).min(1, "orders:fault.nothingReceived").max(200),
});
export type ReceiveOrderInput = z.infer<typeof receiveOrderInput>;

export const takeBackReceiptInput = z.object({ id: idSchema, receiptId: idSchema, reason });
export const closeLineInput = z.object({ id: idSchema, orderLineId: idSchema, isClosed: z.boolean().default(true) });

export const proposeInput = z.object({
  horizonDays: z.int().min(0).max(730).default(60),
  supplierId: idSchema.nullish(),
});
export type ProposeInput = z.infer<typeof proposeInput>;

export const lineForInput = z.object({ itemId: idSchema, currency: currencySchema });
export type LineForInput = z.infer<typeof lineForInput>;

export const createFromProposalInput = z.object({
  orders: z
    .array(
      z.object({
        id: idSchema,
        title: orderFormSchema.shape.title,
        supplierId: idSchema.nullish(),
        neededOn: calendarDateSchema.nullish(),
        lines: z
          .array(z.object({ id: idSchema, itemId: idSchema, quantity: someQuantity }))
          .min(1)
          .max(200),
      }),
    )
    .min(1, "orders:fault.nothingChosen")
    .max(50),
});
export type CreateFromProposalInput = z.infer<typeof createFromProposalInput>;

const limit = minor.nullable().optional();
const limits = z.object({ hod: limit, captain: limit, management: limit });
export const setLimitsInput = z.object({ limits, version, base: z.object({ limits }).optional() });

const token = z.string().min(20).max(100);
export const answerOfInput = z.object({ token });
/** What a supplier without an account says of one order. */
export const answerInput = z.object({
  token,
  answeredBy: nameSchema(120, "orders:fault.answeredBy"),
  supplierReference: text(100).nullish(),
  note: text(2000).nullish(),
  lines: z
    .array(
      z.object({
        id: idSchema,
        quotedPriceMinor: minor.nullish(),
        promisedOn: calendarDateSchema.nullish(),
      }),
    )
    .max(200)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, "orders:fault.twice"),
});
export type AnswerInput = z.infer<typeof answerInput>;
