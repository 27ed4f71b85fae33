import { levels, modules } from "@ymp/core/access/modules";
import { departments, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { z } from "zod";
import { typedInTab as storage } from "../../../lib/forms/ask-before-loss.ts";

const accessSchema = z.object({
  role: z.enum(vesselRoles),
  department: z.enum(departments).nullable(),
  userType: z.enum(userTypes).nullable(),
  overrides: z.partialRecord(z.enum(modules), z.enum(levels)),
});
const keptSchema = z.object({ base: accessSchema, draft: accessSchema });

/** A draft of access and what it was made on top of. */
export type KeptDraft = z.infer<typeof keptSchema>;

/** Somebody has access on each vessel of their own. */
export const accessKey = (vesselId: string, userId: string) => `ymp.access.${vesselId}.${userId}`;

/** Kept in the browser's tab until it is saved or discarded, so that a look at another page loses nothing. */
export function keptDraft(key: string): KeptDraft | null {
  const text = storage.getItem(key);
  const parsed = text ? keptSchema.safeParse(JSON.parse(text)) : undefined;
  return parsed?.success ? parsed.data : null;
}

export function keepDraft(key: string, kept: KeptDraft): void {
  storage.setItem(key, JSON.stringify(kept));
}

export function dropDraft(key: string): void {
  storage.removeItem(key);
}
