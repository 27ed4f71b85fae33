import { addDays, type CalendarDate, compareDates, daysBetween } from "../calendar-date.ts";

export const signOffReasons = [
  "end_of_contract",
  "resignation",
  "dismissal",
  "medical",
  "transfer",
  "death",
  "other",
] as const;
export type SignOffReason = (typeof signOffReasons)[number];

/** Days signed on, both ends included; open while `signedOffOn` is null. */
export interface EngagementPeriod {
  id: string;
  signedOnOn: CalendarDate;
  signedOffOn: CalendarDate | null;
}

export type EngagementFault = "ends_before_start" | "overlaps";

/** Why an engagement cannot be beside the person's others on this vessel; the next one may begin the day after. */
export function faultOfEngagement(
  engagement: EngagementPeriod,
  others: readonly EngagementPeriod[],
): { fault: EngagementFault; other: EngagementPeriod | null } | null {
  const { signedOnOn, signedOffOn } = engagement;
  if (signedOffOn !== null && signedOffOn < signedOnOn) return { fault: "ends_before_start", other: null };
  const other = others.find(
    (candidate) =>
      candidate.id !== engagement.id &&
      (candidate.signedOffOn === null || candidate.signedOffOn >= signedOnOn) &&
      (signedOffOn === null || candidate.signedOnOn <= signedOffOn),
  );
  return other ? { fault: "overlaps", other } : null;
}

/** The engagement in force on a day. */
export function engagementOn<Engagement extends EngagementPeriod>(
  engagements: readonly Engagement[],
  on: CalendarDate,
): Engagement | undefined {
  return engagements.find(
    ({ signedOnOn, signedOffOn }) => signedOnOn <= on && (signedOffOn === null || signedOffOn >= on),
  );
}

/** Days of one engagement up to and with `today`; none before it begins. */
export function engagementDays({ signedOnOn, signedOffOn }: EngagementPeriod, today: CalendarDate): number {
  const last = signedOffOn !== null && signedOffOn < today ? signedOffOn : today;
  return Math.max(daysBetween(signedOnOn, last) + 1, 0);
}

/** Onboard yacht service, MSN 1858: the time signed on, whatever the vessel does. A day is counted once. */
export function onboardServiceDays(engagements: readonly EngagementPeriod[], today: CalendarDate): number {
  let total = 0;
  let countedTo: CalendarDate | null = null;
  const inOrder = [...engagements].sort((a, b) => compareDates(a.signedOnOn, b.signedOnOn));
  for (const engagement of inOrder) {
    const isCounted: boolean = countedTo !== null && engagement.signedOnOn <= countedTo;
    const start: CalendarDate = isCounted && countedTo ? addDays(countedTo, 1) : engagement.signedOnOn;
    const days = engagementDays({ ...engagement, signedOnOn: start }, today);
    total += days;
    if (days > 0) countedTo = addDays(start, days - 1);
  }
  return total;
}
