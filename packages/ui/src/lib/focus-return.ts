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

/** Where the focus goes when a panel closes: an item of a menu is gone by then, the trigger of its menu is not. */
export function focusBefore(): Element | null {
  const { activeElement } = document;
  const trigger = activeElement?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return (trigger && document.getElementById(trigger)) || activeElement;
}
