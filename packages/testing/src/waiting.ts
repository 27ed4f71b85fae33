import { sql } from "drizzle-orm";
import { vi } from "vitest";
import type { World } from "./world.ts";

/** Until a call waits for a row that another transaction holds. */
export async function untilSomebodyWaits(world: World): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await world.inVessel("A", (tx) =>
        tx.execute(
          sql`select 1 from pg_locks where not granted and locktype in ('tuple', 'transactionid', 'advisory')`,
        ),
      );
      if (waiting.length === 0) throw new Error("Nobody waits");
    },
    { timeout: 60_000, interval: 20 },
  );
}
