import { useRouter } from "@tanstack/react-router";
import { isBackForLayer } from "@ymp/ui/lib/layers";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../translation.tsx";

export interface LeaveGuard {
  /** For Escape, a press outside, the close button and Cancel. */
  close: () => void;
  /** To be drawn beside the form. */
  question: ReactNode;
}

/**
 * Asks "Discard changes?" before a form with something typed is closed, left by a link or the browser's Back, or the page is
 * reloaded. `isDirty` is read at that moment: what was saved just now no longer asks. The way to sign-in is never held up;
 * the draft waits for who comes back.
 */
export function useLeaveGuard(options: {
  isDirty: () => boolean;
  /** Whether another screen may come now, though the form is not saved yet; both are paths. */
  mayGo?: (from: string, to: string) => boolean;
  /** It is on its way to the server, which closing does not call back. */
  isSending: boolean;
  onDiscard: () => void;
  onClose?: () => void;
}): LeaveGuard {
  const { isDirty, isSending, onDiscard, onClose } = options;
  const { t } = useTranslation("forms");
  const [isAsking, setAsking] = useState(false);
  /** Answers the navigation that waits: true holds it back. */
  const [held, setHeld] = useState<((staysHere: boolean) => void) | null>(null);
  const mayLose = useEffectEvent(isDirty);
  const mayLeave = useEffectEvent((from: string, to: string) => options.mayGo?.(from, to) === true || !isDirty());
  const { history } = useRouter();
  // The router's own hook does the same, and would come with the very first screen.
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action, currentLocation: { pathname: from }, nextLocation: { pathname: to } }) => {
          if (isBackForLayer(action) || mayLeave(from, to) || to.startsWith("/auth")) return false;
          return new Promise<boolean>((answer) => setHeld(() => answer));
        },
        enableBeforeUnload: () => mayLose(),
      }),
    [history],
  );
  const answer = (staysHere: boolean) => {
    held?.(staysHere);
    setHeld(null);
    setAsking(false);
  };
  const endQuestion = useEffectEvent(() => answer(true));
  // What became of it lies under the question.
  useEffect(() => {
    if (!isSending) endQuestion();
  }, [isSending]);
  const words = isSending
    ? ({ title: "sendingTitle", text: "sendingText", confirm: "close", cancel: "keepOpen" } as const)
    : ({ title: "discardTitle", text: "discardText", confirm: "discard", cancel: "keepEditing" } as const);
  return {
    close: () => (isSending || isDirty() ? setAsking(true) : onClose?.()),
    question: (
      <ConfirmDialog
        open={isAsking || held !== null}
        onOpenChange={(open) => {
          if (!open) answer(true);
        }}
        title={t(words.title)}
        consequences={t(words.text)}
        confirm={t(words.confirm)}
        cancel={t(words.cancel)}
        destructive={!isSending}
        onConfirm={() => {
          if (!isSending) onDiscard();
          if (held) answer(false);
          else {
            setAsking(false);
            onClose?.();
          }
        }}
      />
    ),
  };
}
