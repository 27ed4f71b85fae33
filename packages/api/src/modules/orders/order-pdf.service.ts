import type { Locale } from "@ymp/i18n/locales";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import type { MadeDocument } from "../../platform/files/keep-document.ts";
import { printDocument } from "../../platform/pdf/made-in-thread.ts";
import { orderDocument } from "./order-document.ts";
import { type OrderRow, orderNumberText } from "./orders.record.ts";
import { contactsOf, findOrder, findSupplierForOrder, shownLinesOf } from "./orders.repository.ts";
import { totalsIn } from "./orders.rules.ts";
import type { orderPdfInput } from "./orders.schema.ts";

/** The purchase order in print. */
export async function printOrder(
  scope: VesselScope,
  { id, locale }: z.infer<typeof orderPdfInput>,
): Promise<FileAnswer> {
  const order = expectRow(await findOrder(scope.tx, scope.vesselId, id));
  const { name, mediaType, bytes } = await makeOrderPdf(scope, order, locale);
  return { fileName: name, mediaType, base64: Buffer.from(bytes).toString("base64") };
}

export async function makeOrderPdf(scope: VesselScope, order: OrderRow, locale: Locale): Promise<MadeDocument> {
  const shown = await shownLinesOf(scope.tx, scope.vesselId, order.id);
  const lines = shown.map(({ line, isHidden, equipmentName }) => ({
    ...line,
    equipmentName,
    description: isHidden ? scope.services.translate(locale, "orders:line.hidden") : line.description,
    partNo: isHidden ? null : line.partNo,
    note: isHidden ? null : line.note,
  }));
  const supplierLines = await supplierLinesOf(scope, order.supplierId);
  const totals = totalsIn(order, lines, scope.vessel);
  const bytes = await printDocument(scope, orderDocument(scope, { order, lines, totals, supplierLines }, locale));
  const name = safeFileName([scope.vessel.name, orderNumberText(order)], "pdf");
  return { name, mediaType: "application/pdf", bytes };
}

async function supplierLinesOf({ tx, vesselId }: VesselScope, supplierId: string | null): Promise<string[]> {
  if (!supplierId) return [];
  const [supplier, contacts] = await Promise.all([
    findSupplierForOrder(tx, vesselId, supplierId),
    contactsOf(tx, vesselId, supplierId),
  ]);
  if (!supplier) return [];
  const { name, streetAddress, postalCode, city, country, email, accountNumber } = supplier;
  const contact = contacts.find(({ takesOrders }) => takesOrders);
  const place = [postalCode, city].filter(Boolean).join(" ");
  const written = [name, contact?.name, streetAddress, place, country, contact?.email ?? email];
  return [...written, accountNumber && `# ${accountNumber}`].flatMap((line) => line || []);
}
