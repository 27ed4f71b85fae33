import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useDownload } from "../../lib/use-download.ts";
import { useWrite } from "../../lib/use-write.ts";

const orders = [["orders"], ["suppliers"], ["inventory"], ["search"], ["attention"], ["notifications"]] as const;
/** A receipt changes what is on board. */
const stores = [...orders, ["jobs"], ["equipment"], ["spareParts"], ["connected"]] as const;
const inPlace = ["invalid", "stale", "conflict", "forbidden"] as const;

export const useSaveOrder = () =>
  useWrite(({ orders }) => orders.save, {
    success: "orders:said.saved",
    invalidates: orders,
    shownInPlace: [...inPlace, "not_found"],
  });

export const useSaveDetails = () =>
  useWrite(({ orders }) => orders.saveDetails, {
    success: "orders:said.saved",
    invalidates: orders,
    shownInPlace: inPlace,
  });

export const useCopyOrder = () =>
  useWrite(({ orders }) => orders.createCopy, {
    success: "orders:said.copied",
    failure: "orders:failed.copy",
    invalidates: orders,
  });

export const useSubmitOrder = () =>
  useWrite(({ orders }) => orders.submit, { success: "orders:said.submitted", invalidates: orders });

export const useReviseOrder = () =>
  useWrite(({ orders }) => orders.revise, {
    success: "orders:said.revised",
    failure: "orders:failed.step",
    invalidates: orders,
  });

export const useDecideOrder = () =>
  useWrite(({ orders }) => orders.decide, {
    success: "orders:said.decided",
    invalidates: orders,
    shownInPlace: inPlace,
  });

export const useApproveExcess = () =>
  useWrite(({ orders }) => orders.approveExcess, {
    success: "orders:beyond.approved",
    failure: "orders:failed.step",
    invalidates: orders,
  });

export const useSendOrder = () =>
  useWrite(({ orders }) => orders.send, {
    success: "orders:said.ordered",
    invalidates: [...orders, ["recordFiles"]],
    shownInPlace: inPlace,
  });

export const useRenewLink = () =>
  useWrite(({ orders }) => orders.renewLink, {
    success: "orders:said.link",
    invalidates: [...orders, ["recordFiles"]],
    shownInPlace: inPlace,
  });

export const useAcceptQuote = () =>
  useWrite(({ orders }) => orders.acceptQuote, { success: "orders:said.quoteAccepted", invalidates: orders });

export const useReceiveOrder = () =>
  useWrite(({ orders }) => orders.receive, {
    success: "orders:said.received",
    invalidates: stores,
    shownInPlace: [...inPlace, "not_found"],
  });

export const useTakeBackReceipt = () =>
  useWrite(({ orders }) => orders.takeBackReceipt, {
    success: "orders:said.takenBack",
    invalidates: stores,
    shownInPlace: inPlace,
  });

export const useCloseLine = () =>
  useWrite(({ orders }) => orders.closeLine, {
    success: "orders:said.saved",
    failure: "orders:failed.step",
    invalidates: orders,
  });

export const useCloseOrder = () =>
  useWrite(({ orders }) => orders.close, { success: "orders:said.closed", invalidates: orders });

export const useCancelOrder = () =>
  useWrite(({ orders }) => orders.cancel, {
    success: "orders:said.cancelled",
    invalidates: orders,
    shownInPlace: inPlace,
  });

export const useCreateFromProposal = () =>
  useWrite(({ orders }) => orders.createFromProposal, {
    success: "orders:said.drafted",
    params: (_, input) => ({ count: isDrafting(input) ? input.orders.length : 0 }),
    invalidates: orders,
  });

const isDrafting = (input: unknown): input is { orders: unknown[] } =>
  typeof input === "object" && input !== null && "orders" in input && Array.isArray(input.orders);

export const useSetLimits = () =>
  useWrite(({ orders }) => orders.setLimits, {
    success: "orders:said.limits",
    invalidates: [["orders"]],
    shownInPlace: inPlace,
  });

/** Makes the printed order on the server and hands it to the reader. */
export const usePrintOrder = () =>
  useDownload(({ orders }, input: InputOf<"orders.pdf">) => orders.pdf.query(input), {
    failure: "orders:failed.pdf",
    success: () => undefined,
  });

/** `onSent` is told also where the page has gone meanwhile. */
export function useAnswerOrder(onSent: () => void) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.answer">) => client.orders.answer.mutate(input),
    onSuccess: onSent,
    meta: { invalidates: [["orders", "answerOf"]], shownInPlace: ["invalid", "not_found", "limit"] },
  });
}
