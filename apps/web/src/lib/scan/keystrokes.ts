export interface Keystroke {
  key: string;
  at: number;
}

/**
 * `hold`: it may be part of a code, or a key of the screen. `pass`: it is none. `giveBack` is what was held before and
 * turned out to be keys of the screen.
 */
export type Verdict<Stroke> =
  | { verdict: "hold" | "pass"; giveBack: Stroke[] }
  | { verdict: "code"; code: string; giveBack: Stroke[] };

/** A scanner in the hand types faster than anybody can. */
export const fastestTypistMs = 50;
const shortestCode = 4;

/** Tells a code that a scanner types, ended by Enter, from keys that a hand presses. */
export function createKeystrokes<Stroke extends Keystroke>() {
  let held: Stroke[] = [];
  const letGo = () => {
    const strokes = held;
    held = [];
    // So many keys so fast were a scanner's, also when its Enter never came.
    return strokes.length < shortestCode ? strokes : [];
  };

  return {
    take(stroke: Stroke): Verdict<Stroke> {
      const last = held.at(-1);
      const giveBack = last && stroke.at - last.at > fastestTypistMs ? letGo() : [];
      if (stroke.key === "Enter" && held.length >= shortestCode) {
        const code = held.map(({ key }) => key).join("");
        held = [];
        return { verdict: "code", code, giveBack };
      }
      const isCharacter = [...stroke.key].length === 1 && (stroke.key !== " " || held.length > 0);
      if (isCharacter) held.push(stroke);
      else if (stroke.key !== "Shift") giveBack.push(...letGo());
      return { verdict: isCharacter ? "hold" : "pass", giveBack };
    },
    /** Nothing came after it for long enough. */
    settle: letGo,
  };
}
