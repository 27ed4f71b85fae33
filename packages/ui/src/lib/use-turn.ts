import { startTransition, useEffect, useState } from "react";

/**
 * Counts from 0 to `last`, one further each time the screen has been drawn. What is drawn at a later turn is worked out in
 * small pieces that give way to presses, and placed by itself, so that no step keeps the browser busy for long.
 */
export function useTurn(last: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn < last) startTransition(() => setTurn(turn + 1));
  }, [turn, last]);
  return turn;
}
