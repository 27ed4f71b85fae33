const lastInputKey = "ymp:last-input";
const inputs = ["pointerdown", "keydown", "wheel"] as const;
const noteEveryMs = 5000;

export interface IdleNeeds {
  /** Shared by the tabs: anyone who works in one is not away from the others. */
  storage: Pick<Storage, "getItem" | "setItem">;
  now: () => number;
}

/**
 * Calls back once nobody has touched any tab for so long. What a screen fetches by itself keeps the session open on the
 * server, so that only the screen can know that nobody is there. Answers how to stop watching.
 */
export function watchIdle(idleMinutes: number, { storage, now }: IdleNeeds, onIdle: () => void): () => void {
  const idleMs = idleMinutes * 60_000;
  let timer: ReturnType<typeof setTimeout>;
  let notedAt = 0;
  const note = () => {
    if (now() - notedAt < noteEveryMs) return;
    notedAt = now();
    storage.setItem(lastInputKey, String(notedAt));
  };
  const look = () => {
    clearTimeout(timer);
    const left = Number(storage.getItem(lastInputKey)) + idleMs - now();
    if (left <= 0) onIdle();
    else timer = setTimeout(look, left);
  };
  note();
  timer = setTimeout(look, idleMs);
  for (const input of inputs) addEventListener(input, note, { capture: true, passive: true });
  // A laptop that was closed runs no timers; it is looked at again before anything on it is.
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, note, { capture: true });
    document.removeEventListener("visibilitychange", look);
  };
}
