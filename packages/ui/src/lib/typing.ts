/** Whether a key press belongs to a field, a menu or a dialog, so that a page's own keys leave it alone. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return (
    target.closest("input, textarea, select, [role=menu], [role=listbox], [role=combobox], [role=slider]") !== null
  );
}

/** Whether a dialog is over the element, so its keys should rest. */
export function isCovered(element: HTMLElement): boolean {
  const open = [...document.querySelectorAll("[role=dialog][data-state=open], [role=alertdialog][data-state=open]")];
  return open.some((dialog) => !dialog.contains(element));
}
