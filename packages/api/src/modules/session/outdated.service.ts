import { deleteAlarmsBefore } from "../../platform/alarms/alarms.repository.ts";
import type { Services } from "../../services.ts";
import { deleteOutdated } from "./session.repository.ts";

const alarmDays = 90;

/** Removes old alarms, ended sessions, reset links and questions to keys that no longer open, and counted attempts whose window is over. */
export async function removeOutdated({ accounts, database, now }: Services): Promise<void> {
  await accounts.sessions.removeExpired();
  await deleteOutdated(database.db, now());
  await deleteAlarmsBefore(database.db, new Date(now().getTime() - alarmDays * 86_400_000));
}
