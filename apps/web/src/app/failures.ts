import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@ymp/api/root";
import { type ErrorCode, errorStatuses, type MessageParams } from "@ymp/core/errors";

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

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorStatuses, code);
}

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** Undefined for errors that did not come from a call, such as a fault in our own code. */
export function failureOf(error: unknown): Failure | undefined {
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

/** The sentences of a refusal, one for each thing at fault. */
export function sentencesOf(refusal: Refusal): { messageKey: string; params: MessageParams }[] {
  const fields = [...new Set(Object.values(refusal.fields))];
  const keys = fields.length > 0 ? fields : [refusal.messageKey];
  return keys.map((messageKey) => ({ messageKey, params: refusal.params }));
}
