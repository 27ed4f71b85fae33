import { toast } from "@ymp/ui/primitives/toaster";
import { askBeforeLoadingAgain } from "../lib/load-again.ts";
import type { Services } from "./services.ts";
import { beforeLeaving } from "./sign-out.ts";
import { unsentOn } from "./unsent.ts";
import { whenSayable } from "./when-sayable.ts";

/** The person has accepted what leaving the page loses: the browser does not ask once more. */
function leaveUnasked(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
}

/**
 * What is in this window alone is not lost unseen: loading the page again asks first, and anyone who is signed out for whatever
 * reason is told, until their account is here again. Until what it answers is called.
 */
export function guardUnsent(services: Services, accountId: string): () => void {
  const { lossConfirmer, translator } = services;
  const about = `leftInWindow:${accountId}`;
  // The words of the account itself tell of it from now on.
  toast.withdraw(about);
  const stopAsking = askBeforeLoadingAgain(async () => {
    const { onlyInWindow: count } = unsentOn(services);
    if (count === 0) return true;
    const isAccepted = await lossConfirmer.ask({ count, by: "loadingAgain" });
    if (isAccepted) leaveUnasked();
    return isAccepted;
  });
  function sayWhatIsLeft() {
    lossConfirmer.answer(false);
    const { onlyInWindow: count } = unsentOn(services);
    if (count === 0) return;
    const messageKey = "queue:leftInWindow";
    whenSayable(translator, messageKey, () => toast.failure(translator.t(messageKey, { count }), { about }));
  }
  beforeLeaving.add(sayWhatIsLeft);
  return () => {
    stopAsking();
    beforeLeaving.delete(sayWhatIsLeft);
  };
}
