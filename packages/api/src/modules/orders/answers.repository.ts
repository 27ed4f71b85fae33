import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";

/** Which order a link belongs to, looked for over all vessels by the database's own function; undefined once it is over. */
export async function findOrderOfAnswer(
  tx: Db,
  tokenHash: string,
): Promise<{ vesselId: string; orderId: string } | undefined> {
  const [row] = await tx.execute<{ vessel_id: string; order_id: string }>(
    sql`select vessel_id, order_id from app.order_of_answer(${tokenHash})`,
  );
  return row && { vesselId: row.vessel_id, orderId: row.order_id };
}
