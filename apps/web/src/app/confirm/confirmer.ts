/** What proves that it is oneself: with the second step on, a code as well, or a key where there are some. */
export type Proof = "password" | "passwordAndCode" | "passwordAndKey";

/** Holds what was refused until whoever sits there has proven that it is them, or would rather not. */
export function createConfirmer() {
  let asked: { asksFor: Proof; answer: Promise<boolean>; settle: (isConfirmed: boolean) => void } | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** One question at a time: calls that are refused meanwhile wait for the same answer. */
    ask(asksFor: Proof): Promise<boolean> {
      if (!asked) {
        const waiting: ((isConfirmed: boolean) => void)[] = [];
        const answer = new Promise<boolean>((resolve) => void waiting.push(resolve));
        asked = { asksFor, answer, settle: (isConfirmed) => waiting.forEach((resolve) => void resolve(isConfirmed)) };
        tell();
      }
      return asked.answer;
    },
    answer(isConfirmed: boolean): void {
      const before = asked;
      asked = null;
      before?.settle(isConfirmed);
      tell();
    },
    getState: () => asked?.asksFor ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Confirmer = ReturnType<typeof createConfirmer>;
