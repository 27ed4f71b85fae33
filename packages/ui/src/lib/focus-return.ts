/**
 * For `onCloseAutoFocus`: whether somebody works elsewhere by now. An open dialog that loses the focus takes it back and
 * selects the whole field, so that the next key would replace what was typed before.
 */
export function isFocusElsewhere({ target: closing }: Event): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return false;
  return !(closing instanceof Node && closing.contains(activeElement));
}

export function keepFocusElsewhere(event: Event): void {
  if (isFocusElsewhere(event)) event.preventDefault();
}

/** Where the focus goes when a panel closes, and the way there. */
export function wayBack(): () => void {
  const { activeElement } = document;
  const content = activeElement?.closest<HTMLElement>("[data-radix-popper-content-wrapper] > *");
  const trigger = content && document.querySelector(`[data-opens="${content.id}"]`);
  return () => {
    // What a menu or popover held is gone with it by then, or goes; its trigger is not.
    const isLeft = content && (!content.isConnected || content.dataset.state === "closed");
    const goal = isLeft ? trigger : activeElement;
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
  };
}
