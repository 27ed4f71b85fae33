/** Why a limit was broken, as the master records it. */
export const breachCauses = ["emergency", "drill", "portCall", "guestService", "watchChange", "other"] as const;
export type BreachCause = (typeof breachCauses)[number];

interface Noted {
  readonly rule: string;
  readonly beganAt: Date;
  readonly endedAt: Date;
}

/** What was recorded of a breach: its days may have been written otherwise since, so that its interval has moved. */
export const noteOf = <Note extends Noted>(
  notes: readonly Note[],
  { rule, ...breach }: { readonly rule: string; readonly from: Date; readonly until: Date },
): Note | undefined => {
  const [began, ended] = [breach.from.getTime(), breach.until.getTime()];
  const own = notes.filter(
    (note) => note.rule === rule && note.beganAt.getTime() < ended && note.endedAt.getTime() > began,
  );
  return own.find(({ beganAt }) => beganAt.getTime() === began) ?? own[0];
};
