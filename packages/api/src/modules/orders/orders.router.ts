import { beforeTransaction, publicProcedure, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { answerOrder, readAnswer } from "./answers.service.ts";
import { copyOrder, saveDetails, saveOrder } from "./drafts.service.ts";
import { approveExcess } from "./excess.service.ts";
import { readLimits, setLimits } from "./limits.service.ts";
import { cancelOrder, closeLine, closeOrder, decideOrder, reviseOrder, submitOrder } from "./order-flow.service.ts";
import { printOrder } from "./order-pdf.service.ts";
import {
  acceptQuoteInput,
  answerInput,
  answerOfInput,
  cancelOrderInput,
  closeLineInput,
  createCopyInput,
  createFromProposalInput,
  decideOrderInput,
  exportOrdersInput,
  lineForInput,
  listOrdersInput,
  orderHistoryInput,
  orderIdInput,
  orderPdfInput,
  proposeInput,
  receiveOrderInput,
  renewLinkInput,
  reviseOrderInput,
  saveDetailsInput,
  saveOrderInput,
  sendOrderInput,
  setLimitsInput,
  takeBackReceiptInput,
  versionedOrderInput,
} from "./orders.schema.ts";
import { getOrder, listOrderHistory, listOrders, summariseOrders } from "./orders.service.ts";
import { exportOrders } from "./orders-export.service.ts";
import { requireOrders } from "./orders-scope.ts";
import { createFromProposal, lineFor, proposeOrders } from "./proposal.service.ts";
import { acceptQuote } from "./quotes.service.ts";
import { receiveOrder } from "./receiving.service.ts";
import { renewLink, sendOrder } from "./sending.service.ts";
import { takeBackReceipt } from "./taking-back.service.ts";

const onFullVessel = (...gate: Parameters<typeof vesselProcedure>) =>
  vesselProcedure(...gate).use(({ ctx, next }) => {
    requireOrders(ctx.scope);
    return next();
  });
const view = onFullVessel("inventory:view");
/** Their print is stored before the transaction. */
const mails = beforeTransaction("inventory:edit", { uses: "mail" }).use(({ ctx, next }) => {
  requireOrders(ctx.gate);
  return next();
});
const edit = onFullVessel("inventory:edit");

export const ordersRouter = t.router({
  list: view.input(listOrdersInput).query(({ ctx, input }) => listOrders(ctx.scope, input)),
  summary: view.query(({ ctx }) => summariseOrders(ctx.scope)),
  get: view.input(orderIdInput).query(({ ctx, input }) => getOrder(ctx.scope, input.id)),
  history: view.input(orderHistoryInput).query(({ ctx, input }) => listOrderHistory(ctx.scope, input)),
  pdf: onFullVessel("inventory:view", { uses: "export" })
    .input(orderPdfInput)
    .query(({ ctx, input }) => printOrder(ctx.scope, input)),
  export: onFullVessel("inventory:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportOrdersInput)
    .query(({ ctx, input }) => exportOrders(ctx.scope, input)),

  save: edit.input(saveOrderInput).mutation(({ ctx, input }) => saveOrder(ctx.scope, input)),
  saveDetails: edit.input(saveDetailsInput).mutation(({ ctx, input }) => saveDetails(ctx.scope, input)),
  createCopy: edit.input(createCopyInput).mutation(({ ctx, input }) => copyOrder(ctx.scope, input)),
  submit: edit.input(versionedOrderInput).mutation(({ ctx, input }) => submitOrder(ctx.scope, input)),
  decide: edit.input(decideOrderInput).mutation(({ ctx, input }) => decideOrder(ctx.scope, input)),
  approveExcess: edit.input(versionedOrderInput).mutation(({ ctx, input }) => approveExcess(ctx.scope, input)),
  revise: edit.input(reviseOrderInput).mutation(({ ctx, input }) => reviseOrder(ctx.scope, input)),
  send: mails.input(sendOrderInput).mutation(({ ctx, input }) => sendOrder(ctx.gate, input)),
  renewLink: mails.input(renewLinkInput).mutation(({ ctx, input }) => renewLink(ctx.gate, input)),
  acceptQuote: edit.input(acceptQuoteInput).mutation(({ ctx, input }) => acceptQuote(ctx.scope, input)),
  receive: edit.input(receiveOrderInput).mutation(({ ctx, input }) => receiveOrder(ctx.scope, input)),
  takeBackReceipt: edit.input(takeBackReceiptInput).mutation(({ ctx, input }) => takeBackReceipt(ctx.scope, input)),
  closeLine: edit.input(closeLineInput).mutation(({ ctx, input }) => closeLine(ctx.scope, input)),
  close: edit.input(versionedOrderInput).mutation(({ ctx, input }) => closeOrder(ctx.scope, input)),
  cancel: edit.input(cancelOrderInput).mutation(({ ctx, input }) => cancelOrder(ctx.scope, input)),

  propose: view.input(proposeInput).query(({ ctx, input }) => proposeOrders(ctx.scope, input)),
  lineFor: view.input(lineForInput).query(({ ctx, input }) => lineFor(ctx.scope, input)),
  createFromProposal: edit
    .input(createFromProposalInput)
    .mutation(({ ctx, input }) => createFromProposal(ctx.scope, input)),

  limits: view.query(({ ctx }) => readLimits(ctx.scope)),
  setLimits: edit.input(setLimitsInput).mutation(({ ctx, input }) => setLimits(ctx.scope, input)),

  /** Changes nothing; a query would carry the token in its address. */
  answerOf: publicProcedure.input(answerOfInput).mutation(({ ctx, input }) => readAnswer(ctx, input)),
  answer: publicProcedure.input(answerInput).mutation(({ ctx, input }) => answerOrder(ctx, input)),
});
