import { createHash, randomBytes } from "node:crypto";
import { isAtLeast } from "@ymp/core/access/roles";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { judgeApproval, judgeRate } from "@ymp/core/orders/approval";
import { isOpenToAnswers } from "@ymp/core/orders/order-flow";
import type { Locale } from "@ymp/i18n/locales";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { printDay } from "../../kit/printed-dates.ts";
import { keepPrint, type MadeDocument, type StoredDocument, withStored } from "../../platform/files/keep-document.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import { lockOrder, readyOrder } from "./drafts.service.ts";
import { readApprovalTerms } from "./limits.repository.ts";
import { move } from "./order-flow.service.ts";
import { makeOrderPdf } from "./order-pdf.service.ts";
import { type OrderRow, orderNumberText } from "./orders.record.ts";
import { linesOf, shownLinesOf } from "./orders.repository.ts";
import { answerLifeMs, approvalQuestion, totalsIn } from "./orders.rules.ts";
import type { RenewLinkInput, SendOrderInput } from "./orders.schema.ts";
import { personOf } from "./orders-scope.ts";

/** The link is told once, to anyone who orders: only its hash is kept. */
export interface SentOrder {
  version: number;
  link: string;
  isMailed: boolean;
}

/** Places an approved order: by mail with the printed order, or told by hand. Either way the supplier has a link. */
export async function sendOrder(gate: AtTheGate, input: SendOrderInput): Promise<SentOrder> {
  const to = input.way === "mail" ? (input.to ?? null) : null;
  const print = await gate.enter("read", async (scope) => {
    const order = await readyOrder(scope, input.id, "order", input.version);
    return printOf(scope, { ...order, ...(await placing(scope, order, input)) }, input.locale);
  });
  return withStored(gate, print, (stored) =>
    gate.enter("write", async (scope) => {
      const before = await lockOrder(scope, input.id, "order", input.version);
      const placed = await placing(scope, before, input);
      const { token, ...link } = newLink(scope.now);
      const facts = { way: input.way, to, rate: placed.exchangeRate };
      const after = await move(scope, before, "ordered", { ...link, ...placed, sentTo: to }, facts);
      await dispatch(scope, after, { to, token, locale: input.locale, stored });
      return { version: after.version, link: linkOf(scope, token, input.locale), isMailed: to !== null };
    }),
  );
}

/** What an order is once it is placed. */
async function placing(scope: VesselScope, order: OrderRow, input: SendOrderInput) {
  if (!order.supplierId && input.way === "mail") throw fault("supplierId", "orders:refusal.noSupplier");
  const exchangeRate = await agreedRate(scope, order, input.exchangeRate ?? order.exchangeRate);
  const answersForVessel = isAtLeast(scope.access.role ?? "user", "captain");
  return {
    status: "ordered" as const,
    exchangeRate,
    approvedRate: answersForVessel ? exchangeRate : order.approvedRate,
    orderedBy: scope.actor.userId,
    orderedAt: scope.now,
    expectedOn: input.expectedOn ?? order.expectedOn,
  };
}

/** A new link in place of the one before, for a supplier who lost it or whose time is over. */
export async function renewLink(gate: AtTheGate, input: RenewLinkInput): Promise<SentOrder> {
  const to = input.to || null;
  const renew = (stored: StoredDocument | null) =>
    gate.enter("write", async (scope) => {
      const before = await lockOrder(scope, input.id, "accept_quote", input.version);
      const { token, ...link } = newLink(scope.now);
      const after = await move(scope, before, "link_renewed", { ...link, ...(to ? { sentTo: to } : {}) }, { to });
      if (stored) await dispatch(scope, after, { to, token, locale: input.locale, stored });
      return { version: after.version, link: linkOf(scope, token, input.locale), isMailed: to !== null };
    });
  if (!to) return renew(null);
  const print = await gate.enter("read", async (scope) =>
    printOf(scope, await readyOrder(scope, input.id, "accept_quote", input.version), input.locale),
  );
  return withStored(gate, print, renew);
}

function newLink(now: Date) {
  const token = randomBytes(32).toString("base64url");
  return { token, answerTokenHash: hashOfToken(token), answerExpiresAt: new Date(now.getTime() + answerLifeMs) };
}

export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
/** The page behind the link speaks the language that the order was written in. */
const linkOf = ({ services }: VesselScope, token: string, locale: Locale) =>
  `${services.origin}/answer/${token}?lang=${locale}`;
const fault = (field: string, key: string) => new AppError("invalid", key, {}, { [field]: key });

/**
 * Foreign money needs a rate when it is ordered; one that makes it dearer than approved needs approval again. A cheaper one
 * may not be far from the one approved: deliveries are weighed by it.
 */
async function agreedRate(scope: VesselScope, order: OrderRow, rate: number | null): Promise<number | null> {
  if (order.currency === scope.vessel.currency) return null;
  if (rate === null) throw fault("exchangeRate", "orders:refusal.rateMissing");
  if (rate === order.exchangeRate) return rate;
  const terms = await readApprovalTerms(scope.tx, scope.vesselId);
  const { totalMinor } = totalsIn(order, await linesOf(scope.tx, scope.vesselId, order.id), terms);
  const asked = approvalQuestion({ ...order, exchangeRate: rate }, totalMinor, terms);
  const question = { ...asked, knownRate: order.exchangeRate ?? asked.knownRate, approver: personOf(scope) };
  const isDearer = order.exchangeRate !== null && rate > order.exchangeRate;
  assertAllowed(isDearer ? judgeApproval(question) : judgeRate(question), "forbidden");
  return rate;
}

/** The order in print as it goes out. Nobody sends lines that are kept from them. */
async function printOf(scope: VesselScope, order: OrderRow, locale: Locale): Promise<MadeDocument> {
  await expectAllLines(scope, order);
  return makeOrderPdf(scope, order, locale);
}

async function expectAllLines(scope: VesselScope, order: OrderRow): Promise<void> {
  const lines = await shownLinesOf(scope.tx, scope.vesselId, order.id);
  if (lines.some(({ isHidden }) => isHidden)) throw new AppError("forbidden", "orders:refusal.hiddenLines");
}

interface Dispatch {
  to: string | null;
  token: string;
  locale: Locale;
  stored: StoredDocument;
}

/** Keeps the print that goes out; with an address it is mailed. */
async function dispatch(scope: VesselScope, order: OrderRow, { to, token, locale, stored }: Dispatch): Promise<void> {
  await expectAllLines(scope, order);
  const fileId = await keepPrint(scope, order.id, stored);
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
      until: printDay(todayIn(scope.vessel.timeZone, order.answerExpiresAt ?? scope.now), locale),
    },
    link: linkOf(scope, token, locale),
    enclosed: {
      file: { vesselId: scope.vesselId, fileId },
      ...(vessel.contactEmail ? { replyTo: vessel.contactEmail } : {}),
    },
  });
}
