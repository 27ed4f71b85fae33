/** Runs work once what was just drawn has been painted: focusing something has the page laid out before that. */
export function oncePainted(work: () => void): void {
  requestAnimationFrame(() => void setTimeout(work));
}

/** Ref for the field that a screen begins with; a focus that the user has set meanwhile stays. */
export function beginHere(field: HTMLElement | null): void {
  oncePainted(() => {
    if (field?.isConnected && document.activeElement === document.body) field.focus();
  });
}
