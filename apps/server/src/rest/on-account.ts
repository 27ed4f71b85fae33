import { z } from "@hono/zod-openapi";
import { refusalIn } from "../http/errors.ts";
import type { Aboard, Caller } from "./caller.ts";
import { recordId } from "./fields.schema.ts";
import { presentUser, type user } from "./user.schema.ts";
import { presentVessel } from "./vessel-fields.ts";

/** What calls share that change an account's place on a vessel. */
export const boat = z.object({
  boatID: recordId.nullish().openapi({ description: "The vessel; the current one when left out." }),
});
export const byUser = z.object({ id: recordId.openapi({ description: "The account." }) });
/** Of the place as the sender saw it. */
export const seenVersion = {
  version: z
    .int()
    .min(1)
    .nullish()
    .openapi({ description: "As it was read. Refuses the change when somebody else changed the place first." }),
};

/**
 * Without a version what stands there is changed. A caller who may not read the place, or asks for a missing one, is refused by the
 * change itself.
 */
export async function versionSeen(users: Pick<Caller["users"], "get">, userId: string, version?: number | null) {
  if (version != null) return version;
  try {
    return (await users.get({ userId })).version;
  } catch (error) {
    const code = refusalIn(error)?.code;
    if (code === "not_found" || code === "forbidden") return 1;
    throw error;
  }
}

const mostTries = 10;

/**
 * Changes a place as it was seen. Without a version, as it stands: calls at the same moment do not dispute each other, each comes after
 * the one before.
 */
export async function overWhatStands<T>(
  users: Pick<Caller["users"], "get">,
  { userId, version }: { userId: string; version?: number | null | undefined },
  change: (version: number) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await change(await versionSeen(users, userId, version));
    } catch (error) {
      if (version != null || tried === mostTries || refusalIn(error)?.code !== "stale") throw error;
    }
  }
}

export const answerText = "The account as it is now.";

export async function presentAccount({ caller, vessel }: Aboard, userId: string): Promise<z.input<typeof user>> {
  return presentUser(await caller.users.get({ userId }), presentVessel(vessel));
}
