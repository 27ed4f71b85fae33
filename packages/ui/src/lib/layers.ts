import { useEffect } from "react";
import { backGuard } from "./back-guard.ts";

let open = 0;
let unblock: (() => void) | undefined;
/** Told while a layer is being closed that it goes by the address. */
let onNavigation: (() => void) | null = null;

/** Whether Back closes something here; the guard of a form leaves it to the layer then, which asks by itself. */
export const isBackForLayer = (action: string): boolean => action === "BACK" && unblock !== undefined;

/**
 * For what is over the screen and is closed by Escape, a panel, a menu, a list: the browser's Back, and the gesture of a
 * phone, close it as well. What is in the address goes by the address itself: it is known by the way it takes when it
 * is closed.
 */
export function useLayer(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    open += 1;
    unblock ??= backGuard.block?.({ enableBeforeUnload: false, blockerFn: ({ action }) => hold(action) });
    return () => {
      open -= 1;
      if (open > 0) return;
      unblock?.();
      unblock = undefined;
    };
  }, [isOpen]);
}

async function hold(action: string): Promise<boolean> {
  if (onNavigation) {
    onNavigation();
    return true;
  }
  return isBackForLayer(action) && !(await closesByAddress());
}

/** By its own rules: one with something typed asks, one that must be answered stays. */
async function closesByAddress(): Promise<boolean> {
  let isByAddress = false;
  onNavigation = () => {
    isByAddress = true;
  };
  const pressed = { key: "Escape", code: "Escape", bubbles: true, cancelable: true };
  document.dispatchEvent(new KeyboardEvent("keydown", pressed));
  // The router takes its way in a later turn.
  await new Promise((resolve) => setTimeout(resolve));
  onNavigation = null;
  return isByAddress;
}
