import { type KeyboardEvent, type SyntheticEvent, useRef } from "react";

/** What only narrows what is shown changes nothing. */
const controls =
  "input:not([type=search]), textarea, select, [role=combobox], [role=checkbox], [role=radio], [role=switch], [aria-pressed]";

function shownBy(control: Element): string {
  if (control instanceof HTMLInputElement)
    return control.type === "checkbox" || control.type === "radio" ? String(control.checked) : control.value;
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value;
  const state = control.getAttribute("aria-checked") ?? control.getAttribute("aria-pressed");
  return state ?? control.textContent ?? "";
}

/** Keys that change nothing by themselves. */
const idleKeys = new Set(["Escape", "Tab", "Shift", "Control", "Meta", "Alt"]);

/**
 * Whether the controls of a panel show something else than before they were first used, for forms that hold their fields
 * themselves. What the panel loads on its own before that is no change.
 */
export function useTypedControls() {
  const before = useRef(new Map<Element, string>());
  const isUsed = useRef(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    for (const control of currentTarget.querySelectorAll(controls))
      if (!isUsed.current || !before.current.has(control)) before.current.set(control, shownBy(control));
  };
  const use = (event: SyntheticEvent<HTMLElement>) => {
    look(event);
    isUsed.current = true;
  };
  return {
    panel: {
      onFocusCapture: look,
      onPointerDownCapture: use,
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        if (!idleKeys.has(event.key)) use(event);
      },
      onInputCapture: () => {
        isUsed.current = true;
      },
    },
    isTyped: () => isUsed.current && [...before.current].some(([control, was]) => shownBy(control) !== was),
    /** What is shown now is saved. */
    forget: () => {
      before.current.clear();
      isUsed.current = false;
    },
  };
}
