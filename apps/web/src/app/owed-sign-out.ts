import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@ymp/api/root";
import { deviceStorage } from "./device-storage.ts";

const storage = deviceStorage("localStorage");
/** `boot/theme-boot.ts` reads it as well. */
export const owedSignOutKey = "ymp.signOut";

/**
 * Somebody signed out here and the server has not heard of it: the browser still holds the cookie, which no script can take away. Until
 * the server has ended that session, nothing is asked of it in this browser's name.
 */
export const isSignOutOwed = () => storage.getItem(owedSignOutKey) !== null;
export const oweSignOut = () => storage.setItem(owedSignOutKey, String(Date.now()));

export type SettleSignOut = () => Promise<void>;

/** Ends the session that is owed. Anyone who asks meanwhile waits for the same answer. */
export function createSettleSignOut(send: () => Promise<void>): SettleSignOut {
  let settling: Promise<void> | null = null;
  return () => {
    if (!isSignOutOwed()) return Promise.resolve();
    settling ??= send()
      .then(() => storage.removeItem(owedSignOutKey))
      .finally(() => {
        settling = null;
      });
    return settling;
  };
}

/** Says nothing of anybody. */
const asksOfNobody = new Set(["session.signOut", "session.needsFirstAdministrator"]);

/** Before every other call, the session that is owed is ended; nobody is signed in until then. */
export function settleFirst(settle: SettleSignOut): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        if (!isSignOutOwed() || op.path === "session.signOut") return next(op).subscribe(observer);
        const settled = settle();
        if (asksOfNobody.has(op.path)) {
          settled.catch(() => undefined);
          return next(op).subscribe(observer);
        }
        if (op.path === "session.me") {
          settled.catch(() => undefined);
          observer.next({ result: { type: "data", data: null } });
          observer.complete();
          return;
        }
        let isLeft = false;
        let leave = () => {};
        settled.then(
          () => {
            if (isLeft) return;
            const sent = next(op).subscribe(observer);
            leave = () => sent.unsubscribe();
          },
          (error) => isLeft || observer.error(error),
        );
        return () => {
          isLeft = true;
          leave();
        };
      });
}
