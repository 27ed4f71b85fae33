/** A ratio beside the goal that was set for it. */
export interface Verdict {
  readonly text: string;
  readonly isMet: boolean;
}

export function verdict(what: string, reached: number, goal: number, sense: "at least" | "at most"): Verdict {
  const isMet = sense === "at least" ? reached >= goal : reached <= goal;
  return { isMet, text: `${isMet ? "met   " : "MISSED"} ${what}: ${reached.toFixed(2)} (goal: ${sense} ${goal})` };
}
