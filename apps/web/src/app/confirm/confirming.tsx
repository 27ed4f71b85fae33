import { latePanel } from "../../lib/late-part.tsx";
import { useServices, useStore } from "../services-context.tsx";

const ConfirmOwner = latePanel("dialog", async () => (await import("./confirm-owner.tsx")).ConfirmOwner);

/** The question that stands over whatever was refused until it is confirmed. */
export function Confirming() {
  const { confirmer } = useServices();
  const proof = useStore(confirmer);
  if (!proof) return null;
  return (
    <ConfirmOwner proof={proof} onConfirmed={() => confirmer.answer(true)} onClose={() => confirmer.answer(false)} />
  );
}
