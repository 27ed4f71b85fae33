import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { isCovered, isTypingTarget } from "../lib/typing.ts";

export type TableKeyActions = {
  move: (step: number) => void;
  moveTo: (edge: "first" | "last") => void;
  open: () => void;
  toggle: () => void;
  range: () => void;
  clear: () => boolean;
};

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "metaKey" | "ctrlKey" | "altKey" | "preventDefault">;

const pageStep = 10;

/** Carries out one key; answers whether it meant something here. */
export function pressTableKey(event: Pressed, actions: TableKeyActions): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  const byKey: Record<string, (() => unknown) | undefined> = {
    j: () => actions.move(1),
    ArrowDown: () => actions.move(1),
    k: () => actions.move(-1),
    ArrowUp: () => actions.move(-1),
    PageDown: () => actions.move(pageStep),
    PageUp: () => actions.move(-pageStep),
    Home: () => actions.moveTo("first"),
    End: () => actions.moveTo("last"),
    Enter: actions.open,
    x: actions.toggle,
    X: event.shiftKey ? actions.range : actions.toggle,
  };
  if (event.key === "Escape") return actions.clear();
  const act = byKey[event.key];
  if (!act) return false;
  event.preventDefault();
  act();
  return true;
}

/** Lets the table of a page answer its keys without being focused first; fields and dialogs keep theirs. */
export function usePageKeys(enabled: boolean, table: RefObject<HTMLElement | null>, actions: TableKeyActions): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const element = table.current;
    if (!element || event.defaultPrevented || isTypingTarget(event.target) || isCovered(element)) return;
    const onControl = event.target instanceof HTMLElement && event.target.closest("a, button") !== null;
    if (onControl && (event.key === "Enter" || event.key === " ")) return;
    pressTableKey(event, actions);
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [enabled]);
}
