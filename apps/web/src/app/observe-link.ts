import type { TRPCLink } from "@trpc/client";
import { observable, tap } from "@trpc/server/observable";
import type { AppRouter } from "@ymp/api/root";
import type { LinkStore } from "../lib/offline/link-state.ts";
import { isUnreachable } from "./failures.ts";

/** Every call tells whether the server was reached. */
export function observeLink(link: LinkStore): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) =>
        next(op)
          .pipe(
            tap({
              next: link.markReached,
              error: (error) => (isUnreachable(error) ? link.markUnreachable() : link.markReached()),
            }),
          )
          .subscribe(observer),
      );
}
