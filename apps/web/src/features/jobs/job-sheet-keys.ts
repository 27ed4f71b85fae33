import { isTypingTarget } from "@ymp/ui/lib/typing";
import { useEffect, useEffectEvent } from "react";

/** The record's own keys. They rest while somebody types or a dialog is over the record. */
export function useJobKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isBusy =
      event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTypingTarget(event.target);
    const run = keys[event.key.toLowerCase()];
    if (isBusy || !run || hasDialogOnTop()) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function hasDialogOnTop(): boolean {
  const dialogs = document.querySelectorAll("[role=dialog][data-state=open], [role=alertdialog][data-state=open]");
  return dialogs.length > document.querySelectorAll("[role=dialog][data-state=open] [data-job-sheet]").length;
}

/** Opens the field under the pointer or the focus, or else the title. */
export function editUnderCursor(): void {
  const focused = document.activeElement?.closest<HTMLElement>("[data-inline-edit]");
  const hovered = document.querySelector<HTMLElement>("[data-job-sheet] [data-inline-edit]:hover");
  const field = focused ?? hovered ?? document.querySelector<HTMLElement>("[data-job-title] [data-inline-edit]");
  field?.click();
}
