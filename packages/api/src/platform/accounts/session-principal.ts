import type { Principal } from "../../context.ts";
import type { OpenSession } from "./lucia.ts";

/** Who asks, by an open session: a browser's, or one that a script holds. */
export function principalOf(
  kind: Principal["kind"],
  { id, account, confirmedAt, idleMinutes }: OpenSession,
): Principal {
  return { kind, account, sessionId: id, idleMinutes, ...(confirmedAt ? { confirmedAt } : {}) };
}
