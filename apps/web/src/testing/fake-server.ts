import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@ymp/api/root";
import { type ErrorCode, errorStatuses, type MessageParams } from "@ymp/core/errors";

/** What each procedure answers, by its path. A handler that throws a `Refused` refuses; any other error is a lost link. */
export type Answers = Record<string, (input: unknown) => unknown>;

export class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly messageKey: string,
    readonly fields: Record<string, string> = {},
    readonly params: MessageParams = {},
  ) {
    super(messageKey);
  }
}

/** What a caller of the procedure catches. */
export function asClientError(error: unknown): TRPCClientError<AppRouter> {
  if (!(error instanceof Refused)) return TRPCClientError.from(error instanceof Error ? error : new Error("lost"));
  const { code, messageKey, fields, params } = error;
  const data = { code, messageKey, params, fields, requestId: "7c1f-02ae", httpStatus: errorStatuses[code] };
  return TRPCClientError.from({ error: { message: messageKey, code: -32_600, data } });
}

/** Stands for the server at the end of the links. Calls without an answer are a mistake of the test. */
export function fakeServer(answers: Answers): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        if (op.type === "subscription") return;
        Promise.resolve()
          .then(() => {
            const answer = answers[op.path];
            if (!answer)
              throw new Refused("internal", "errors:internal", {}, { requestId: `no answer for ${op.path}` });
            return answer(op.input);
          })
          .then(
            (data) => {
              observer.next({ result: { type: "data", data } });
              observer.complete();
            },
            (error) => observer.error(asClientError(error)),
          );
      });
}
