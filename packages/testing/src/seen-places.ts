import type { Caller } from "./callers.ts";

/** Somebody's place as it is, as a dialog that was opened now names it. */
export async function seenPlace(users: Pick<Caller["users"], "get">, userId: string) {
  const { version } = await users.get({ userId });
  return { userId, version };
}

/** The same as the platform sees it. */
export async function seenFromOutside(platform: Pick<Caller["platform"], "vessel">, userId: string, vesselId: string) {
  const { people } = await platform.vessel({ vesselId });
  return { userId, vesselId, version: people.find((person) => person.userId === userId)?.version ?? 1 };
}
