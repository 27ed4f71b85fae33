import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { type ReactNode, useState } from "react";
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
  onDiscard: () => void;
  onClose?: () => void;
}): LeaveGuard {
  const { isDirty, onDiscard, onClose } = options;
  const { t } = useTranslation("ui");
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty() && !next.pathname.startsWith("/auth"),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const isBlocked = blocker.status === "blocked";
  return {
    close: () => (isDirty() ? setAsking(true) : onClose?.()),
    question: (
      <ConfirmDialog
        open={isAsking || isBlocked}
        onOpenChange={(open) => {
          if (open) return;
          setAsking(false);
          if (isBlocked) blocker.reset();
        }}
        title={t("form.discardTitle")}
        consequences={t("form.discardText")}
        confirm={t("form.discard")}
        cancel={t("form.keepEditing")}
        destructive
        onConfirm={() => {
          setAsking(false);
          onDiscard();
          if (isBlocked) blocker.proceed();
          else onClose?.();
        }}
      />
    ),
  };
}
