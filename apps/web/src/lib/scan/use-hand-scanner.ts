import { isTypingTarget } from "@ymp/ui/lib/typing";
import { useEffect, useEffectEvent } from "react";
import { createKeystrokes, fastestTypistMs } from "./keystrokes.ts";

interface HeldKey {
  key: string;
  at: number;
  event: KeyboardEvent;
}

/**
 * Hears a scanner in the hand wherever the focus is, except in fields, which take what it types themselves. Keys are held
 * for as long as a scanner would take for the next one, so that the letters of a code do not work the screen.
 */
export function useHandScanner(onCode: (code: string) => void, isListening = true): void {
  const read = useEffectEvent(onCode);
  useEffect(() => {
    if (!isListening) return;
    const keystrokes = createKeystrokes<HeldKey>();
    const givenBack = new WeakSet<Event>();
    let timer: ReturnType<typeof setTimeout>;

    const giveBack = (keys: readonly HeldKey[]) => {
      for (const { event } of keys) {
        const { key, code, shiftKey } = event;
        const again = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
        givenBack.add(again);
        (event.target ?? document).dispatchEvent(again);
      }
    };
    const press = (event: KeyboardEvent) => {
      if (givenBack.has(event) || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isTypingTarget(event.target)) return;
      const taken = keystrokes.take({ key: event.key, at: event.timeStamp, event });
      clearTimeout(timer);
      giveBack(taken.giveBack);
      if (taken.verdict === "pass") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (taken.verdict === "code") read(taken.code);
      else timer = setTimeout(() => giveBack(keystrokes.settle()), fastestTypistMs);
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", press, { capture: true });
    };
  }, [isListening]);
}
