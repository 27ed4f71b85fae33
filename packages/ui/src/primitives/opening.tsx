import { createContext, type ReactNode, type RefObject, useContext, useId, useRef, useState } from "react";
import { type OverlayParts, overlays } from "./overlays.tsx";
import { toast } from "./toaster.tsx";
import { useWords } from "./words.tsx";

export type OpeningProps = {
  children?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** What a trigger and that which opens beside it know of each other. */
type Opening = {
  /** Wanted; what draws it may still be on its way. */
  isOpen: boolean;
  isShown: boolean;
  setOpen: (open: boolean) => void;
  /** From the first opening on, so that it can move out again. */
  parts: OverlayParts | null;
  triggerId: string;
  contentId: string;
  trigger: RefObject<HTMLElement | null>;
  /** What it stands beside, where that is more than the trigger. */
  anchor: RefObject<HTMLElement | null>;
};

const OpeningContext = createContext<Opening | null>(null);

export function useOpening(): Opening {
  const opening = useContext(OpeningContext);
  if (!opening) throw new Error("A trigger or a content stands outside of its menu or popover.");
  return opening;
}

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
  const parts = overlays.useWhen(isOpen, () => {
    setOpen(false);
    toast.failure(say("notOpened"));
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
    "data-state": isShown ? "open" : "closed",
    onPointerEnter: overlays.preload,
    onFocus: overlays.preload,
  };
}
