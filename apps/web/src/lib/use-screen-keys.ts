import { isCovered, isTypingTarget } from "@ymp/ui/lib/typing";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** The screen's own keys by what is pressed. Fields and dialogs keep theirs. */
export function useScreenKeys(
  screen: RefObject<HTMLElement | null>,
  keys: Record<string, (() => void) | undefined>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = screen.current;
    if (!element || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (isTypingTarget(event.target) || isCovered(element)) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
