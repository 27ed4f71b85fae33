/** Every way a request can be refused, with the HTTP status it travels under. */
export const errorStatuses = {
  unauthenticated: 401,
  forbidden: 403,
  /** Signed in, and to be asked for the password again before this. */
  unconfirmed: 403,
  not_found: 404,
  invalid: 400,
  /** More was sent than the call could ever need. */
  too_large: 413,
  conflict: 409,
  stale: 409,
  expired_subscription: 402,
  limit: 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatuses;
export type MessageParams = Record<string, string | number>;

/** A sentence for the reader, still to be translated. */
export type Message = { messageKey: string; params?: MessageParams };

/** A refusal meant for the person who asked. `fields` gives the message key of each input that is at fault. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: ErrorCode,
    readonly messageKey: string,
    readonly params: MessageParams = {},
    readonly fields: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(`${code}: ${messageKey}`, options);
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** Why a rule says no; `field` names the input at fault where there is one. */
export type Refusal = Message & { field?: string };

/** Turns the answer of a rule into the error of the request: the first refusal is the message, every field is marked. */
export function assertAllowed(refusals: readonly Refusal[], code: ErrorCode = "invalid"): void {
  const [first] = refusals;
  if (!first) return;
  const fields = refusals.flatMap(({ field, messageKey }) => (field ? [[field, messageKey] as const] : []));
  throw new AppError(code, first.messageKey, first.params, Object.fromEntries(fields));
}

/** A key such as "jobs:title"; texts of other makers are none. */
export const messageKeyPattern = /^[a-z][\w-]*:[A-Za-z][\w.]*$/;
