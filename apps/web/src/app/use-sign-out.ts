import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { inTime } from "../lib/offline/in-time.ts";
import { isUnreachable } from "./failures.ts";
import { useServices } from "./services-context.tsx";
import { signOut } from "./sign-out.ts";
import { unsentOn } from "./unsent.ts";

/** How many changes and files wait on this device for the account. */
function leftIn(result: unknown): number {
  return typeof result === "object" && result !== null && "count" in result ? Number(result.count) : 0;
}

const longestWaitMs = 10_000;

/** Whether the server has heard of it. */
function isToldIn(result: unknown): boolean {
  return typeof result === "object" && result !== null && "isTold" in result && result.isTold === true;
}

function wordsOf(result: unknown): string | undefined {
  if (typeof result === "object" && result !== null && "needsNoWord" in result) return undefined;
  if (leftIn(result) > 0) return isToldIn(result) ? "queue:leftOnDevice" : "queue:signedOutHereLeft";
  return isToldIn(result) ? undefined : "queue:signedOutHere";
}

export function useSignOut() {
  const services = useServices();
  const router = useRouter();
  return useMutation({
    async mutationFn() {
      const atStake = unsentOn(services).onlyInWindow;
      if (atStake > 0 && !(await services.lossConfirmer.ask({ count: atStake, by: "signingOut" })))
        return { needsNoWord: true };
      // Some of it may have been sent or stored while the question stood.
      const { count, onlyInWindow } = unsentOn(services);
      await signOut(services, router);
      const told = services.settleSignOut().then(
        () => true,
        (error: unknown) => {
          if (isUnreachable(error)) return false;
          throw error;
        },
      );
      const isTold = await inTime(told, longestWaitMs, () => {
        services.link.markUnreachable();
        return false;
      });
      // What is left in the window has been said.
      return onlyInWindow > 0 ? { needsNoWord: true } : { count, isTold };
    },
    meta: {
      success: wordsOf,
      params: (result) => ({ count: leftIn(result) }),
    },
  });
}
