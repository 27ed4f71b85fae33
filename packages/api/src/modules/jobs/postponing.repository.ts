import type { Db } from "@ymp/db/client";
import { jobPostponements } from "@ymp/db/schema/jobs";

export async function insertPostponement(tx: Db, row: typeof jobPostponements.$inferInsert): Promise<void> {
  await tx.insert(jobPostponements).values(row);
}
