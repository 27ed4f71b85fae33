import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { useServices, useStore } from "../services-context.tsx";
import type { Confirmer } from "./confirmer.ts";

const ConfirmOwner = lazyPanel("dialog", async () => (await import("./confirm-owner.tsx")).ConfirmOwner);
const ConfirmLoss = lazyPanel("dialog", async () => (await import("./confirm-loss.tsx")).ConfirmLoss);
// There may be no link to fetch it over when it is asked.
const preloaded = [ConfirmLoss];

/** The questions that are over whatever waits for a yes: what was refused until it is confirmed, and what would lose something. */
export function Confirming() {
  const { confirmer, lossConfirmer } = useServices();
  const proof = useStore(confirmer);
  const loss = useStore(lossConfirmer);
  usePreloaded(preloaded);
  return (
    <>
      {proof ? <ConfirmOwner proof={proof} {...answersTo(confirmer)} /> : null}
      {loss ? <ConfirmLoss {...loss} {...answersTo(lossConfirmer)} /> : null}
    </>
  );
}

const answersTo = ({ answer }: Pick<Confirmer, "answer">) => ({
  onConfirmed: () => answer(true),
  onClose: () => answer(false),
});
