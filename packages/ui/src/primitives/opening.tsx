import { type ReactNode, useId, useRef, useState } from "react";
import { notOpenedWords } from "../lib/code-failure.ts";
import { type Opening, OpeningContext } from "./opening-context.tsx";
import { overlays } from "./overlays.tsx";
import { toast } from "./toaster.tsx";
import { useWords } from "./words.tsx";

export type OpeningProps = {
  children?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A menu or popover whose trigger is there at once, and the rest from its first opening on. */
export function OpeningRoot({ children, open, onOpenChange }: OpeningProps) {
  const say = useWords();
  const [isOpenByItself, setOpenByItself] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const isOpen = open ?? isOpenByItself;
  const setOpen = (next: boolean) => {
    setOpenByItself(next);
    if (next !== isOpen) onOpenChange?.(next);
  };
  const parts = overlays.useWhen(isOpen, (why) => {
    setOpen(false);
    toast.failure(say(notOpenedWords[why]));
  });
  const isShown = isOpen && parts !== null;
  if (isShown && !hasOpened) setHasOpened(true);
  const opening: Opening = {
    isOpen,
    isShown,
    setOpen,
    parts: hasOpened ? parts : null,
    triggerId: useId(),
    contentId: useId(),
    trigger,
    anchor,
  };
  return <OpeningContext value={opening}>{children}</OpeningContext>;
}

/** What every trigger carries: it says whether that which it opens is there, and fetches it when somebody comes near. */
export function triggerProps({ isOpen, isShown, contentId }: Opening) {
  return {
    "aria-busy": (isOpen && !isShown) || undefined,
    "aria-expanded": isShown,
    "aria-controls": isShown ? contentId : undefined,
    "data-opens": contentId,
    "data-state": isShown ? "open" : "closed",
    onPointerEnter: overlays.preload,
    onFocus: overlays.preload,
  };
}
