import type { SecurityEvent } from "../security-events.ts";

/**
 * What an operator should look at: passwords, codes or tokens being guessed; somebody trying doors that are closed to them;
 * somebody using up what is limited; a change of who administers the platform; a second step that was taken away; a virus
 * that was sent; a scanner without which nothing is kept; a book whose chain does not hold.
 */
export const alarmKinds = [
  "guessing",
  "probing",
  "overuse",
  "administrators",
  "secondStepOff",
  "infectedFile",
  "scannerAway",
  "bookBroken",
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

export interface Alarm {
  readonly kind: AlarmKind;
  readonly userId: string | null;
  readonly address: string | null;
}

/** So many refusals of one account within a quarter of an hour are no mistake any more. */
export const probingLimit = { points: 30, windowMinutes: 15 };

/** The alarm that an event raises by itself. */
export function alarmOf({ event, userId, address, code, messageKey }: SecurityEvent): Alarm | null {
  const kind = kindOf(event, code, messageKey);
  return kind && { kind, userId, address: address ?? null };
}

function kindOf(
  event: SecurityEvent["event"],
  code: string | undefined,
  messageKey: string | undefined,
): AlarmKind | null {
  if (event === "superadminGiven" || event === "superadminTaken") return "administrators";
  if (event === "secondStepOff" || event === "infectedFile" || event === "scannerAway" || event === "bookBroken")
    return event;
  if (event !== "refused" || code !== "limit") return null;
  if (messageKey === "auth:tooManyAttempts") return "guessing";
  return messageKey === "refusals:usedUp" ? "overuse" : null;
}

/** Duties that come first are refused to everybody who has them. */
const duties = new Set<string | undefined>(["refusals:changePasswordFirst", "refusals:setUpSecondStep"]);

/** Whether the event is a door that was tried by somebody it is closed to. */
export function isProbing({ event, userId, code, messageKey }: SecurityEvent): boolean {
  return event === "refused" && userId !== null && code === "forbidden" && !duties.has(messageKey);
}
