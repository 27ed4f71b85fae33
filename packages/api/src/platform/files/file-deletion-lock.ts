import { AppError } from "@ymp/core/errors";
import { whileShared } from "@ymp/db/advisory-locks";
import type { Services } from "../../services.ts";

/**
 * Stored bytes are removed in here: a backup copies what the rows named when it began, and keeps removals away until it is
 * done. Work of the queue that is refused comes again.
 */
export async function withFileDeletionLock(
  { database }: Pick<Services, "database">,
  work: () => Promise<void>,
): Promise<void> {
  if (!(await whileShared(database.pool, "storedFiles", work))) throw new AppError("conflict", "refusals:busy");
}
