import type { PolicyName } from "./policies.ts";

/** Why a call that writes is held to no policy. */
export const reasons = {
  makes: "Makes records or parts of them; who may stands in access-matrix.txt.",
  flow: "Takes a record to its next state: from which, and by whom, stands in the rules of its flow.",
  ledger: "Adds lines to the stock ledger, which are never changed; movePolicy holds their taking back.",
  sheet: "Ticks, adds or takes off a line of an open job; whoever works on the job may.",
  list: "Puts jobs on a list, off it or in order; heads of department alone, while the list is open.",
  import: "Writes or takes back a whole file; the imports module holds to the right of its kind.",
  chain: "Adds to the chain of a book, which is never changed; who may sign, strike and close: book-rights.ts.",
  own: "Of the caller's own account, whichever that is.",
  mail: "Sends a link to the person's own mailbox, and changes nothing of what is known of them.",
  consent: "The owner of the account alone answers for it, or the platform.",
  rest: "Rules, causes and plans of hours of rest: who may, for every field alike, stands in core/rest/rest-rights.ts.",
  shipDays:
    "What the days of the ship were: the captain alone, every field alike (core/sea-service/service-rights.ts).",
  leave: "Rules of leave: the administrators of the crew, every field alike.",
  platform: "The platform's administrators alone, every field alike.",
} as const;
type Reason = keyof typeof reasons;

export interface Judged {
  readonly policy: PolicyName;
  /** What it changes without naming it in its input. */
  readonly changes?: readonly string[];
  /** Fields of the input under the names they have in the policy. */
  readonly as?: Readonly<Record<string, string>>;
  /** Fields of the input that change nothing themselves: why, where from, of which record. */
  readonly beside?: readonly string[];
}

export type Held = Judged | Reason;

/** Says which record is meant, as it was seen. */
export const naming = ["id", "version", "base", "items", "jobs", "parts"];

/** The record is put out of the list, or back. */
export const archives = (policy: PolicyName, beside: readonly string[] = []): Judged => ({
  policy,
  changes: ["archivedAt"],
  beside,
});
