import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@ymp/api/root";
import { refusalOf } from "../failures.ts";
import type { Confirmer, Proof } from "./confirmer.ts";

function askedFor(error: unknown): Proof | undefined {
  const refusal = refusalOf(error);
  if (refusal?.code !== "unconfirmed") return undefined;
  const { asksFor } = refusal.params;
  return asksFor === "passwordAndCode" || asksFor === "passwordAndKey" ? asksFor : "password";
}

/** What is refused until it is confirmed waits for that and is sent again; its caller sees one call. */
export function confirmFirst(confirmer: Confirmer): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        let isLeft = false;
        let sent = send();
        function send() {
          return next(op).subscribe({
            next: (message) => observer.next(message),
            complete: () => observer.complete(),
            error(error) {
              const proof = askedFor(error);
              if (!proof) observer.error(error);
              else
                void confirmer.ask(proof).then((isConfirmed) => {
                  if (isLeft) return;
                  if (isConfirmed) sent = send();
                  else observer.error(error);
                });
            },
          });
        }
        return () => {
          isLeft = true;
          sent.unsubscribe();
        };
      });
}
