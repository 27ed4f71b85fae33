let isByKey = false;

const remember = (event: Event) => {
  isByKey = event.type === "keydown";
};

// Tests of pure code have no document.
for (const type of ["keydown", "pointerdown"]) globalThis.document?.addEventListener(type, remember, { capture: true });

/** Whether whoever sits there pressed a key last, and not the mouse or the screen. */
export function wasKeyPressedLast(): boolean {
  return isByKey;
}
