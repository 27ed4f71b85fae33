import { happenedAtTextSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { endReasons, startReasons } from "@ymp/core/people/onboard";
import { z } from "zod";

export const profileInput = z.object({ profileId: idSchema });

const isEnding = (reason: string) => endReasons.some((known) => known === reason);

export const setStatusInput = z
  .object({
    profileId: idSchema,
    isOnboard: z.boolean(),
    /** Left out: back aboard, or ashore for some hours. */
    reason: z.enum([...startReasons, ...endReasons]).optional(),
    /** When it happened, for words that waited on a device; now when left out. */
    at: happenedAtTextSchema.optional(),
  })
  .refine(({ isOnboard, reason }) => reason === undefined || isEnding(reason) !== isOnboard, {
    path: ["reason"],
    error: "onboard:reasonDoesNotFit",
  });
export type SetStatusInput = z.infer<typeof setStatusInput>;

const mostPeople = 300;

/** What a muster found: who reported though the list had them ashore, and who is ashore though it had them aboard. */
export const setManyInput = z.object({
  aboardIds: z.array(idSchema).max(mostPeople),
  ashoreIds: z.array(idSchema).max(mostPeople),
  at: happenedAtTextSchema.optional(),
});
export type SetManyInput = z.infer<typeof setManyInput>;
