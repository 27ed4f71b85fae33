import { readChangeNotice } from "@ymp/api/platform/live/change-feed";
import { presenceChannel } from "@ymp/api/platform/live/presence";
import type { Services } from "@ymp/api/services";
import postgres from "postgres";

export interface Listening {
  stop(): Promise<void>;
}

/**
 * One connection hears what the database announces: changes, people, presence. It comes back by itself when it was lost;
 * what was missed in between is told to the streams as a gap.
 */
export async function listenToDatabase(appUrl: string, services: Services): Promise<Listening> {
  const { accounts, changeFeed, presence } = services;
  const sql = postgres(appUrl, { max: 1, idle_timeout: 0, max_lifetime: null, onnotice: () => {} });
  let hasListened = false;
  await sql.listen(
    "ymp_changes",
    (payload) => {
      const notice = readChangeNotice(payload);
      if (notice) changeFeed.publish(notice);
    },
    () => {
      if (hasListened) {
        accounts.forget("*");
        changeFeed.publishGap();
        changeFeed.wake();
      }
      hasListened = true;
    },
  );
  await sql.listen("ymp_principals", (userId) => {
    accounts.forget(userId);
    changeFeed.wake();
  });
  await sql.listen(presenceChannel, (payload) => presence.receive(payload));
  return { stop: () => sql.end({ timeout: 1 }) };
}
