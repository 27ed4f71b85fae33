export interface Keystroke {
  key: string;
  at: number;
}

const fastestTypistMs = 50;
const shortestCode = 4;

/** A scanner in the hand types its code faster than anybody can, and ends with Enter. */
export function createKeystrokes(): { take: (stroke: Keystroke) => string | null } {
  let typed = "";
  let last = Number.NEGATIVE_INFINITY;
  return {
    take({ key, at }) {
      if (at - last > fastestTypistMs) typed = "";
      last = at;
      if (key === "Enter") {
        const code = typed;
        typed = "";
        return code.length >= shortestCode ? code : null;
      }
      if ([...key].length === 1) typed += key;
      return null;
    },
  };
}
