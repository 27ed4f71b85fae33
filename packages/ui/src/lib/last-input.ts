let isByKey = false;

const remember = (event: Event) => {
  isByKey = event.type === "keydown";
};

// Tests of pure code have no document.
for (const type of ["keydown", "pointerdown"]) globalThis.document?.addEventListener(type, remember, { capture: true });

/** Whether the last input came from the keyboard, not from mouse or touch. */
export function wasKeyPressedLast(): boolean {
  return isByKey;
}
