import { createContext, type RefObject, useContext } from "react";
import type { OverlayParts } from "./overlays.tsx";

/** What a trigger and that which opens beside it know of each other. */
export type Opening = {
  /** Wanted; what draws it may still be on its way. */
  isOpen: boolean;
  isShown: boolean;
  setOpen: (open: boolean) => void;
  /** From the first opening on, so that it can move out again. */
  parts: OverlayParts | null;
  triggerId: string;
  contentId: string;
  trigger: RefObject<HTMLElement | null>;
  /** What it is beside, where that is more than the trigger. */
  anchor: RefObject<HTMLElement | null>;
};

export const OpeningContext = createContext<Opening | null>(null);

export function useOpening(): Opening {
  const opening = useContext(OpeningContext);
  if (!opening) throw new Error("A trigger or a content stands outside of its menu or popover.");
  return opening;
}
