/** What proves that it is oneself: with the second step on, a code as well, or a key where there are some. */
export type Proof = "password" | "passwordAndCode" | "passwordAndKey";

/** What is at stake: how many changes and files are in this window alone, and what would lose them. */
export interface Loss {
  count: number;
  by: "signingOut" | "loadingAgain";
}

/** Holds back what may go on only once anyone who sits there has said yes: proven that it is them, or accepted what is lost. */
export function createConfirmer<Question = Proof>() {
  let asked: { asksFor: Question; answer: Promise<boolean>; settle: (isConfirmed: boolean) => void } | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** One question at a time: calls that are refused meanwhile wait for the same answer. */
    ask(asksFor: Question): Promise<boolean> {
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

export type Confirmer<Question = Proof> = ReturnType<typeof createConfirmer<Question>>;
