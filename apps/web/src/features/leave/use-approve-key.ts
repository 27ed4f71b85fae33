import { isTypingTarget } from "@ymp/ui/lib/typing";
import { useEffect, useEffectEvent } from "react";

/** A, outside of fields. */
export function useApproveKey(approve: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.altKey);
    if (!approve || event.key.toLowerCase() !== "a" || !isPlain || event.defaultPrevented) return;
    if (isTypingTarget(event.target)) return;
    event.preventDefault();
    approve();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
