const sameSightMs = 2_000;

/** Tells a new sight of a code from the same one going on: a code that stays before the camera is read once. */
export function createSights(): { isNew: (code: string, at: number) => boolean } {
  const seen = new Map<string, number>();
  return {
    isNew(code, at) {
      const before = seen.get(code);
      seen.set(code, at);
      return before === undefined || at - before > sameSightMs;
    },
  };
}
