import { useState } from "react";

/** The moment the screen was opened: a clock that does not move keeps a picture still while one reads it. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
