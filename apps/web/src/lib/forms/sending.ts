import { type FormEvent, type KeyboardEvent, type RefObject, useEffect } from "react";

/** What was typed and cannot be read is neither sent nor left out: its field gets the focus, and says why. */
export function isHeldByUnreadable(form: Element): boolean {
  const field = form.querySelector<HTMLElement>("[data-unreadable]");
  const folded = field?.closest("details");
  if (folded) folded.open = true;
  // It says why when it is left.
  if (field === document.activeElement) field?.blur();
  field?.focus();
  return field !== null;
}

export const sending = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  // A dialog is inside the screen of another form in React's tree, which must not be sent as well.
  event.stopPropagation();
  if (!isHeldByUnreadable(event.currentTarget)) submit();
};

export const sendingByKeys = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!isHeldByUnreadable(event.currentTarget)) submit();
};

/** After each refusal the first field at fault gets the focus, in the order of the screen. */
export function useFirstFault(element: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const faulty = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const folded = faulty?.closest("details");
    if (folded) folded.open = true;
    faulty?.focus();
  }, [element, refusals]);
}
