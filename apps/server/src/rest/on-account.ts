import { z } from "@hono/zod-openapi";
import type { Aboard } from "./caller.ts";
import { recordId } from "./fields.schema.ts";
import { presentUser, type user } from "./user.schema.ts";
import { presentVessel } from "./vessel-fields.ts";

/** What calls share that change an account's place on a vessel. */
export const boat = z.object({
  boatID: recordId.nullish().openapi({ description: "The vessel; the current one when left out." }),
});
export const byUser = z.object({ id: recordId.openapi({ description: "The account." }) });
export const answerText = "The account as it is now.";

export async function presentAccount({ caller, vessel }: Aboard, userId: string): Promise<z.input<typeof user>> {
  return presentUser(await caller.users.get({ userId }), presentVessel(vessel));
}
