import type { OperationResultEnvelope, TRPCLink } from "@trpc/client";
import { observable, tap } from "@trpc/server/observable";
import type { AppRouter } from "@ymp/api/root";
import type { LinkStore } from "../lib/offline/link-state.ts";
import { isRest, isUnreachable, refusalOf } from "./failures.ts";
import { GivenUp } from "./limited-fetch.ts";

/** A stream also reports that it is being opened, or opened again after a loss; nobody has answered then. */
function isAnswer({ result }: OperationResultEnvelope<unknown, unknown>): boolean {
  return result.type === undefined || result.type === "data" || result.type === "started";
}

/** Every call says whether the server was reached. */
export function observeLink(link: LinkStore): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) =>
        next(op)
          .pipe(
            tap({
              next: (message) => {
                if (isAnswer(message)) link.markReached();
              },
              error: (error) => {
                if (error.cause instanceof GivenUp) return;
                if (isUnreachable(error)) link.markUnreachable();
                else if (isRest(refusalOf(error))) link.markResting();
                else link.markReached();
              },
            }),
          )
          .subscribe(observer),
      );
}
