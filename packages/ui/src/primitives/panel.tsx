import { Dialog as RadixDialog } from "radix-ui";
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepFocusElsewhere, wayBack } from "../lib/focus-return.ts";
import { handOnPresses } from "../lib/handed-on-press.ts";
import { useKeyboardInset } from "../lib/keyboard-inset.ts";
import { useLayer } from "../lib/layers.ts";
import { oncePainted } from "../lib/once-painted.ts";

handOnPresses();

/** Of this frame only. */
let lastGone: Element | null = null;

/**
 * A panel that takes the place of another, as a loaded sheet that of its skeleton, is there at once (`data-at-once`)
 * instead of moving in again, and gives the focus back to where it was before the first of them.
 */
export function useSuccession(element: RefObject<HTMLElement | null>): void {
  const [giveBackAsDrawn] = useState(wayBack);
  const giveBack = useRef(giveBackAsDrawn);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const panel = element.current;
    // What opened it may have been taken away in the same moment, and the focus with it.
    if (document.activeElement !== document.body) giveBack.current = wayBack();
    if (lastGone && !lastGone.isConnected) panel?.setAttribute("data-at-once", "");
    return () => {
      lastGone = panel;
      requestAnimationFrame(() => {
        lastGone = null;
      });
      hadFocus.current = panel?.contains(document.activeElement) ?? false;
    };
  }, [element]);
  // Not before the panel's own trap for the focus is gone.
  useEffect(
    () => () => {
      if (hadFocus.current) giveBack.current();
    },
    [],
  );
}

export function PanelOverlay(props: ComponentProps<typeof RadixDialog.Overlay>) {
  const element = useRef<HTMLDivElement>(null);
  useSuccession(element);
  return <RadixDialog.Overlay data-panel-overlay="" {...props} ref={element} />;
}

export function PanelContent(props: ComponentProps<typeof RadixDialog.Content>) {
  const element = useRef<HTMLDivElement>(null);
  useSuccession(element);
  useLayer();
  useKeyboardInset();
  return <RadixDialog.Content onCloseAutoFocus={keepFocusElsewhere} {...props} ref={element} />;
}

/**
 * For `onOpenAutoFocus`: focus goes to the panel itself, so that no button looks pressed, once it has been painted. Its keys
 * work meanwhile.
 */
export function focusPanel(event: Event): void {
  const panel = event.target;
  if (!(panel instanceof HTMLElement)) return;
  event.preventDefault();
  const focus = () => {
    if (panel.isConnected && !panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
  };
  oncePainted(focus);
}
