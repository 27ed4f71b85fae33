import { isTypingTarget } from "@ymp/ui/lib/typing";
import { useEffect, useEffectEvent, useState } from "react";
import { createKeystrokes } from "./keystrokes.ts";

/** Hears a scanner in the hand wherever the focus is, except in fields, which take what it types themselves. */
export function useHandScanner(onCode: (code: string) => void, isListening = true): void {
  const [keystrokes] = useState(createKeystrokes);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isTypingTarget(event.target)) return;
    const code = keystrokes.take({ key: event.key, at: event.timeStamp });
    if (code === null) return;
    // Enter would press the button that has the focus.
    event.preventDefault();
    event.stopPropagation();
    onCode(code);
  });
  useEffect(() => {
    if (!isListening) return;
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [isListening]);
}
