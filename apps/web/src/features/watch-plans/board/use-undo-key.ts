import { isTypingTarget } from "@ymp/ui/lib/typing";
import { useEffect, useEffectEvent } from "react";

/** Ctrl+Z or ⌘Z, outside of fields, which have their own. */
export function useUndoKey(undo: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.metaKey || event.ctrlKey) && !event.shiftKey;
    if (!undo || !isUndo || event.defaultPrevented || isTypingTarget(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
