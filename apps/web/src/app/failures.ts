import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@ymp/api/root";
import { type ErrorCode, errorStatuses, type MessageParams, messageKeyPattern } from "@ymp/core/errors";
import { NobodySignedIn } from "./nobody-signed-in.ts";

/** Why a call did not do what was asked: the server said no, or no answer came. */
export type Failure =
  | {
      kind: "refused";
      code: ErrorCode;
      messageKey: string;
      params: MessageParams;
      /** Message key for each input at fault, by its path. */
      fields: Record<string, string>;
      requestId: string | null;
    }
  | { kind: "unreachable" };

export type Refusal = Extract<Failure, { kind: "refused" }>;

const noCookieKept: Failure = {
  kind: "refused",
  code: "unauthenticated",
  messageKey: "sign-in:noCookies",
  params: {},
  fields: {},
  requestId: null,
};

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorStatuses, code);
}

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** Undefined for errors that did not come from a call, such as a fault in our own code. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof NobodySignedIn) return noCookieKept;
  if (!isApiError(error)) return undefined;
  const { data } = error;
  if (!data || !isErrorCode(data.code) || data.code === "unavailable") return { kind: "unreachable" };
  const { code, messageKey, params, fields, requestId } = data;
  return { kind: "refused", code, messageKey, params, fields, requestId };
}

export function refusalOf(error: unknown): Refusal | undefined {
  const failure = failureOf(error);
  return failure?.kind === "refused" ? failure : undefined;
}

export function isUnreachable(error: unknown): boolean {
  return failureOf(error)?.kind === "unreachable";
}

/** The server had too much of this account, whatever it is asked, and takes more soon. Other limits are for their author to settle. */
export function isRest(refusal: Refusal | undefined): boolean {
  return refusal?.messageKey === "refusals:tooManyRefused";
}

interface Sentence {
  messageKey: string;
  params: MessageParams;
}

/** The sentences of a refusal, one for each thing at fault. A fault without words of its own names its field. */
export function sentencesOf(refusal: Refusal): Sentence[] {
  const faults = Object.entries(refusal.fields);
  if (faults.length === 0) return [{ messageKey: refusal.messageKey, params: refusal.params }];
  const keys = new Set(faults.map(([, key]) => key).filter(hasWords));
  const nameless = new Set(faults.filter(([, key]) => !hasWords(key)).map(([path]) => fieldWords(path)));
  return [
    ...[...keys].map((messageKey) => ({ messageKey, params: refusal.params })),
    ...[...nameless].map((field) => ({
      messageKey: field === "" ? "errors:notAllowedValue" : "refusals:fieldFault",
      params: { field },
    })),
  ];
}

const hasWords = (key: string) => messageKeyPattern.test(key) && key !== "errors:notAllowedValue";

/** "entries.1.dueOn" is "due on": the name of a field that no form of this screen has. */
function fieldWords(path: string): string {
  const name = path.split(".").findLast((step) => !/^\d*$/.test(step)) ?? "";
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const shownFailures = new WeakSet<Error>();

/** A screen shows this failure, which has just come: nothing else needs to tell of it. */
export function markShown(error: unknown): void {
  if (error instanceof Error) shownFailures.add(error);
}

export function isShown(error: unknown): boolean {
  return error instanceof Error && shownFailures.has(error);
}
