import { createHash, randomBytes } from "node:crypto";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { judgeApproval } from "@ymp/core/orders/approval";
import { isOpenToAnswers } from "@ymp/core/orders/order-flow";
import type { Locale } from "@ymp/i18n/locales";
import type { VesselScope } from "../../context.ts";
import { keepDocument } from "../../platform/files/keep-document.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import { lockOrder } from "./drafts.service.ts";
import { readTerms } from "./limits.repository.ts";
import { dayText } from "./order-document.ts";
import { move } from "./order-flow.service.ts";
import { makeOrderPdf } from "./order-pdf.service.ts";
import { type OrderRow, orderNumberText } from "./orders.record.ts";
import { linesOf, shownLinesOf } from "./orders.repository.ts";
import { approvalQuestion, totalsIn } from "./orders.rules.ts";
import type { RenewLinkInput, SendOrderInput } from "./orders.schema.ts";
import { personOf } from "./orders-scope.ts";

const answerDays = 60;
const dayMs = 86_400_000;

/** The link is told once, to whoever orders: only its hash is kept. */
export interface SentOrder {
  version: number;
  link: string;
  isMailed: boolean;
}

/** Places an approved order: by mail with the printed order, or told by hand. Either way the supplier has a link. */
export async function sendOrder(scope: VesselScope, input: SendOrderInput): Promise<SentOrder> {
  const before = await lockOrder(scope, input.id, "order", input.version);
  if (!before.supplierId && input.way === "mail") throw fault("supplierId", "orders:refusal.noSupplier");
  const exchangeRate = await agreedRate(scope, before, input.exchangeRate ?? before.exchangeRate);
  const { token, ...link } = newLink(scope.now);
  const to = input.way === "mail" ? (input.to ?? null) : null;
  const after = await move(
    scope,
    before,
    "ordered",
    {
      ...link,
      status: "ordered",
      exchangeRate,
      orderedBy: scope.actor.userId,
      orderedAt: scope.now,
      expectedOn: input.expectedOn ?? before.expectedOn,
      sentTo: to,
    },
    { way: input.way, to, rate: exchangeRate },
  );
  await dispatch(scope, after, { to, token, locale: input.locale });
  return { version: after.version, link: linkOf(scope, token, input.locale), isMailed: to !== null };
}

/** A new link in place of the one before, for a supplier who lost it or whose time is over. */
export async function renewLink(scope: VesselScope, input: RenewLinkInput): Promise<SentOrder> {
  const before = await lockOrder(scope, input.id, "accept_quote", input.version);
  const { token, ...link } = newLink(scope.now);
  const to = input.to || null;
  const after = await move(scope, before, "link_renewed", { ...link, ...(to ? { sentTo: to } : {}) }, { to });
  if (to) await dispatch(scope, after, { to, token, locale: input.locale });
  return { version: after.version, link: linkOf(scope, token, input.locale), isMailed: to !== null };
}

function newLink(now: Date) {
  const token = randomBytes(32).toString("base64url");
  return { token, answerTokenHash: hashOfToken(token), answerExpiresAt: new Date(now.getTime() + answerDays * dayMs) };
}

export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
/** The page behind the link speaks the language that the order was written in. */
const linkOf = ({ services }: VesselScope, token: string, locale: Locale) =>
  `${services.origin}/answer/${token}?lang=${locale}`;
const fault = (field: string, key: string) => new AppError("invalid", key, {}, { [field]: key });

/** Foreign money needs a rate when it is ordered; one that makes it dearer than approved needs approval again. */
async function agreedRate(scope: VesselScope, order: OrderRow, rate: number | null): Promise<number | null> {
  if (order.currency === scope.vessel.currency) return null;
  if (rate === null) throw fault("exchangeRate", "orders:refusal.rateMissing");
  if (order.exchangeRate !== null && rate > order.exchangeRate) {
    const terms = await readTerms(scope.tx, scope.vesselId);
    const { totalMinor } = totalsIn(order, await linesOf(scope.tx, scope.vesselId, order.id), terms);
    const question = approvalQuestion({ ...order, exchangeRate: rate }, totalMinor, terms);
    assertAllowed(judgeApproval({ ...question, approver: personOf(scope) }), "forbidden");
  }
  return rate;
}

/** Prints the order as it goes out and keeps that print; with an address it is mailed. */
async function dispatch(
  scope: VesselScope,
  order: OrderRow,
  { to, token, locale }: { to: string | null; token: string; locale: Locale },
): Promise<void> {
  const lines = await shownLinesOf(scope.tx, scope.vesselId, order.id);
  if (lines.some(({ isHidden }) => isHidden)) throw new AppError("forbidden", "orders:refusal.hiddenLines");
  const isPrivate = lines.some((line) => line.isPrivate);
  const document = await makeOrderPdf(scope, order, locale);
  const fileId = await keepDocument(scope, isPrivate ? null : { kind: "order", id: order.id }, document);
  if (!to || !isOpenToAnswers(order.status)) return;
  const { vessel, services } = scope;
  await writeMail(services, scope.tx, {
    to,
    locale,
    template: "order",
    params: {
      vessel: vessel.name,
      number: orderNumberText(order),
      title: order.title,
      until: dayText((order.answerExpiresAt ?? scope.now).toISOString().slice(0, 10), locale),
    },
    link: linkOf(scope, token, locale),
    enclosed: {
      file: { vesselId: scope.vesselId, fileId },
      ...(vessel.contactEmail ? { replyTo: vessel.contactEmail } : {}),
    },
  });
}
