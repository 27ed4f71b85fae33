import { z } from "zod";
import { deviceStorage } from "../../app/device-storage.ts";
import { type SomeValues, shownValues } from "./profile-values.ts";

const storage = deviceStorage("sessionStorage");
const keyOf = (profileId: string) => `ymp.profile.${profileId}`;

const some = shownValues.partial();
const draftSchema = z.object({ version: z.int(), base: some, mine: some });

/** What somebody has typed and not saved, with what stood there when they began. */
export interface ProfileDraft {
  version: number;
  base: SomeValues;
  mine: SomeValues;
}

/** Kept in the tab until it is saved or discarded, so that a reload or a way round loses nothing. */
export function keptDraft(profileId: string): ProfileDraft | null {
  const text = storage.getItem(keyOf(profileId));
  const parsed = text ? draftSchema.safeParse(JSON.parse(text)) : undefined;
  return parsed?.success ? parsed.data : null;
}

export function keepDraft(profileId: string, draft: ProfileDraft): void {
  storage.setItem(keyOf(profileId), JSON.stringify(draft));
}

export function dropDraft(profileId: string): void {
  storage.removeItem(keyOf(profileId));
}
