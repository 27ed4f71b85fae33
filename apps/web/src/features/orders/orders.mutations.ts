import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { saveBase64 } from "../../lib/save-file.ts";

const orders = [["orders"], ["suppliers"], ["inventory"], ["search"], ["attention"], ["notifications"]] as const;
/** A receipt changes what is on board. */
const stores = [...orders, ["jobs"], ["equipment"], ["spareParts"], ["connected"]] as const;
const inPlace = ["invalid", "stale", "conflict", "forbidden"] as const;

export function useSaveOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.save">) => client.orders.save.mutate(input),
    meta: { success: "orders:said.saved", invalidates: orders, shownInPlace: [...inPlace, "not_found"] },
  });
}

export function useSaveDetails() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.saveDetails">) => client.orders.saveDetails.mutate(input),
    meta: { success: "orders:said.saved", invalidates: orders, shownInPlace: inPlace },
  });
}

export function useCopyOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.createCopy">) => client.orders.createCopy.mutate(input),
    meta: { success: "orders:said.copied", failure: "orders:failed.copy", invalidates: orders },
  });
}

export function useSubmitOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.submit">) => client.orders.submit.mutate(input),
    meta: { success: "orders:said.submitted", invalidates: orders },
  });
}

export function useReviseOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.revise">) => client.orders.revise.mutate(input),
    meta: { success: "orders:said.revised", failure: "orders:failed.step", invalidates: orders },
  });
}

export function useDecideOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.decide">) => client.orders.decide.mutate(input),
    meta: {
      success: "orders:said.decided",
      invalidates: orders,
      shownInPlace: inPlace,
    },
  });
}

export function useApproveExcess() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.approveExcess">) => client.orders.approveExcess.mutate(input),
    meta: { success: "orders:beyond.approved", failure: "orders:failed.step", invalidates: orders },
  });
}

export function useSendOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.send">) => client.orders.send.mutate(input),
    meta: { success: "orders:said.ordered", invalidates: [...orders, ["recordFiles"]], shownInPlace: inPlace },
  });
}

export function useRenewLink() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.renewLink">) => client.orders.renewLink.mutate(input),
    meta: { success: "orders:said.link", invalidates: [...orders, ["recordFiles"]], shownInPlace: inPlace },
  });
}

export function useAcceptQuote() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.acceptQuote">) => client.orders.acceptQuote.mutate(input),
    meta: { success: "orders:said.quoteAccepted", invalidates: orders },
  });
}

export function useReceiveOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.receive">) => client.orders.receive.mutate(input),
    meta: { success: "orders:said.received", invalidates: stores, shownInPlace: [...inPlace, "not_found"] },
  });
}

export function useTakeBackReceipt() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.takeBackReceipt">) => client.orders.takeBackReceipt.mutate(input),
    meta: { success: "orders:said.takenBack", invalidates: stores, shownInPlace: inPlace },
  });
}

export function useCloseLine() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.closeLine">) => client.orders.closeLine.mutate(input),
    meta: { success: "orders:said.saved", failure: "orders:failed.step", invalidates: orders },
  });
}

export function useCloseOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.close">) => client.orders.close.mutate(input),
    meta: { success: "orders:said.closed", invalidates: orders },
  });
}

export function useCancelOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.cancel">) => client.orders.cancel.mutate(input),
    meta: { success: "orders:said.cancelled", invalidates: orders, shownInPlace: inPlace },
  });
}

export function useCreateFromProposal() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.createFromProposal">) => client.orders.createFromProposal.mutate(input),
    meta: {
      success: "orders:said.drafted",
      params: (_, input) => ({ count: isDrafting(input) ? input.orders.length : 0 }),
      invalidates: orders,
    },
  });
}

const isDrafting = (input: unknown): input is { orders: unknown[] } =>
  typeof input === "object" && input !== null && "orders" in input && Array.isArray(input.orders);

export function useSetLimits() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.setLimits">) => client.orders.setLimits.mutate(input),
    meta: { success: "orders:said.limits", invalidates: [["orders"]], shownInPlace: inPlace },
  });
}

/** Makes the printed order on the server and hands it to the reader. */
export function usePrintOrder() {
  const client = useClient();
  return useMutation({
    mutationFn: async (input: InputOf<"orders.pdf">) => saveBase64(await client.orders.pdf.query(input)),
    meta: { failure: "orders:failed.pdf" },
  });
}

/** `onSent` is told also where the page has gone meanwhile. */
export function useAnswerOrder(onSent: () => void) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"orders.answer">) => client.orders.answer.mutate(input),
    onSuccess: onSent,
    meta: { invalidates: [["orders", "answerOf"]], shownInPlace: ["invalid", "not_found", "limit"] },
  });
}
