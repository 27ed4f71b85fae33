import type { Database } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { and, eq } from "drizzle-orm";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Account, Entry } from "./accounts.ts";

const everyMs = 10 * 60_000;
const maxKnown = 10_000;

/** When somebody was last on a vessel is with their place there: what happens on one vessel is not told on another. */
export function createSightings(database: Database, now: () => Date) {
  const noted = new Map<string, number>();

  return async (account: Account, { vessel, membership }: Entry): Promise<void> => {
    if (!membership) return;
    const at = now();
    const key = `${account.id} ${vessel.id}`;
    const last = noted.get(key) ?? membership.lastSeenAt?.getTime();
    if (last !== undefined && Math.abs(at.getTime() - last) < everyMs) return;
    if (noted.size > maxKnown) noted.clear();
    noted.set(key, at.getTime());
    await writeIn(database, { vesselId: vessel.id, userId: account.id }, (tx) =>
      tx
        .update(memberships)
        .set({ lastSeenAt: at })
        .where(and(eq(memberships.vesselId, vessel.id), eq(memberships.userId, account.id))),
    );
  };
}
