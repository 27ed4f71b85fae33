import { z } from "zod";
import { draftStorage, draftsKey } from "../../app/draft-storage.ts";

/** More than anybody leaves open at once; the oldest go first. */
const mostDrafts = 30;

const values = z.record(z.string(), z.unknown());
const draftSchema = z.object({
  /** Of the record; a new one keeps the id it was begun with, so that sending it again after a reload makes no second. */
  id: z.string(),
  /** Of the record as it was when the typing began; null for a new one. */
  version: z.number().nullable(),
  /** The changed fields as they were then, which may be older than the record by now. */
  base: values,
  typed: values,
  at: z.coerce.date(),
});
export type KeptDraft = z.output<typeof draftSchema>;
const draftsSchema = z.record(z.string(), draftSchema);

function allDrafts(): Record<string, KeptDraft> {
  try {
    return draftsSchema.parse(JSON.parse(draftStorage.getItem(draftsKey) ?? "{}"));
  } catch {
    // Kept by another version of the application.
    return {};
  }
}

function keepAll(drafts: Record<string, KeptDraft>): void {
  const newest = Object.entries(drafts).sort(([, one], [, other]) => Number(other.at) - Number(one.at));
  if (newest.length === 0) draftStorage.removeItem(draftsKey);
  else draftStorage.setItem(draftsKey, JSON.stringify(Object.fromEntries(newest.slice(0, mostDrafts))));
}

/** What was typed into a form and not saved, kept in the tab through reloads and crashes until sign-out. */
export interface DraftPlace {
  read: () => KeptDraft | null;
  keep: (draft: KeptDraft) => void;
  drop: () => void;
}

/** A place of its own for each account, vessel and record. */
export function draftPlace(...keys: readonly string[]): DraftPlace {
  const place = keys.join("/");
  return {
    read: () => allDrafts()[place] ?? null,
    keep: (draft) => keepAll({ ...allDrafts(), [place]: draft }),
    drop: () => {
      const { [place]: dropped, ...others } = allDrafts();
      if (dropped) keepAll(others);
    },
  };
}
