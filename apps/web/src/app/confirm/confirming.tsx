import { latePanel, usePreloaded } from "../../lib/late-part.tsx";
import { useServices, useStore } from "../services-context.tsx";

const ConfirmOwner = latePanel("dialog", async () => (await import("./confirm-owner.tsx")).ConfirmOwner);
const ConfirmLoss = latePanel("dialog", async () => (await import("./confirm-loss.tsx")).ConfirmLoss);
// There may be no link to fetch it over when it is asked.
const preloaded = [ConfirmLoss];

/** The question that stands over whatever was refused until it is confirmed. */
export function Confirming() {
  const { confirmer } = useServices();
  const proof = useStore(confirmer);
  if (!proof) return null;
  return (
    <ConfirmOwner proof={proof} onConfirmed={() => confirmer.answer(true)} onClose={() => confirmer.answer(false)} />
  );
}

/** The question that stands before what this window alone has may be lost. */
export function ConfirmingLoss() {
  const { lossConfirmer } = useServices();
  const loss = useStore(lossConfirmer);
  usePreloaded(preloaded);
  if (!loss) return null;
  return (
    <ConfirmLoss {...loss} onConfirmed={() => lossConfirmer.answer(true)} onClose={() => lossConfirmer.answer(false)} />
  );
}
