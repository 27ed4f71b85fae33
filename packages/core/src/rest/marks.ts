/** What one slot of a record of hours of rest says. */
export const restMarks = [
  "rest",
  "work",
  /** Mustered, or at a drill: work that disturbs rest as little as it may. MLC A2.3.7; STCW A-VIII/1.7. */
  "drill",
  /** Called out while on call: work that earns rest. MLC A2.3.8; STCW A-VIII/1.8. */
  "callout",
  /** Work that the master asked for the immediate safety of ship, persons or cargo, or to help others. MLC A2.3.14; STCW A-VIII/1.8. */
  "emergency",
  /** Rest that is given for a call-out or an emergency. */
  "compensation",
  "unknown",
] as const;
export type RestMark = (typeof restMarks)[number];

/** In the grid of a day also what the clock left out when it went forward: neither work nor rest. */
export type GridMark = RestMark | "clock";

export type SlotMinutes = 15 | 30;

export function isWork(mark: RestMark): boolean {
  return mark === "work" || mark === "drill" || mark === "callout" || mark === "emergency";
}

/** What a cross or a filled box stands for in a file that is read. */
export const markedAs = ["work", "rest"] as const;
export type MarkedAs = (typeof markedAs)[number];
