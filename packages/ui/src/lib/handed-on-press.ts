import { oncePainted } from "./once-painted.ts";

const openPanels = () => [...document.querySelectorAll("[role=dialog][data-state=open]")];

const isBeside = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches("html, body, [data-panel-overlay]");

function follow({ target }: Event): void {
  if (!isBeside(target)) return;
  const before = openPanels();
  if (before.length === 0) return;
  const followed = new AbortController();
  const listening = { signal: followed.signal, capture: true };
  const end = ({ type, target }: Event) => {
    if (type === "pointercancel" || !isBeside(target)) return followed.abort();
    oncePainted(() => {
      const [panel] = openPanels().slice(-1);
      const isLower = panel !== before.at(-1) && panel && before.includes(panel);
      if (panel && !isLower && !followed.signal.aborted) press(target);
      followed.abort();
    });
  };
  document.addEventListener("dismissableLayer.pointerDownOutside", () => followed.abort(), listening);
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, end, listening);
}

/** What the library listens for: a press that it saw begin, and the click at its end. */
function press(target: Element): void {
  target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/**
 * A press beside a panel closes it. Where another takes the panel's place while the press lasts, as a loaded sheet that of
 * its skeleton, or the panel has only just been drawn, nobody sees the whole of the press and the panel would stay: a press
 * that was heard by none is made again.
 */
export function handOnPresses(): void {
  globalThis.document?.addEventListener("pointerdown", follow, { capture: true });
}
