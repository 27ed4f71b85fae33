import type { Services } from "../../services.ts";
import { deleteOutdated } from "./session.repository.ts";

/** Removes ended sessions, reset links that no longer open, and counted attempts whose window is over. */
export async function removeOutdated({ accounts, database, now }: Services): Promise<void> {
  await accounts.sessions.removeExpired();
  await deleteOutdated(database.db, now());
}
