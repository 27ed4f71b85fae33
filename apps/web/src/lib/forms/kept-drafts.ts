import { z } from "zod";
import { draftStorage, draftsIn, draftsKey, draftsOnDevice } from "../../app/draft-storage.ts";

/** More than anybody leaves open at once, and far less than a browser has room for; the oldest go first. */
const mostDrafts = 30;
const mostCharacters = 500_000;
/** Longer than a leave ashore; what is older describes a record nobody remembers. */
const keptDays = 60;
const dayMs = 86_400_000;

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

/** Those that are still of use, newest first. */
function allDrafts(): [place: string, draft: KeptDraft][] {
  const oldest = Date.now() - keptDays * dayMs;
  return Object.entries(draftsOnDevice())
    .flatMap(([place, kept]): [string, KeptDraft][] => {
      const read = draftSchema.safeParse(kept);
      return read.success && read.data.at.getTime() > oldest ? [[place, read.data]] : [];
    })
    .sort(([, one], [, other]) => Number(other.at) - Number(one.at));
}

function keepAll(drafts: readonly [string, KeptDraft][]): void {
  let characters = 0;
  const kept = drafts.slice(0, mostDrafts).filter((draft) => {
    characters += JSON.stringify(draft).length;
    return characters <= mostCharacters;
  });
  if (kept.length === 0) draftStorage.removeItem(draftsKey);
  else draftStorage.setItem(draftsKey, JSON.stringify(Object.fromEntries(kept)));
}

/** What was typed into a form and not saved, kept on the device until it is saved, discarded, signed out of, or old. */
export interface DraftPlace {
  read: () => KeptDraft | null;
  keep: (draft: KeptDraft) => void;
  drop: () => void;
  /** Tells once another window of this browser saved or discarded the draft. */
  watchDropped: (onDropped: () => void) => () => void;
}

/** A place of its own for each account, vessel and record. */
export function draftPlace(...keys: readonly string[]): DraftPlace {
  const place = keys.join("/");
  const others = () => allDrafts().filter(([other]) => other !== place);
  return {
    read: () => allDrafts().find(([other]) => other === place)?.[1] ?? null,
    keep: (draft) => keepAll([[place, draft], ...others()]),
    drop: () => {
      if (Object.hasOwn(draftsOnDevice(), place)) keepAll(others());
    },
    watchDropped(onDropped) {
      const look = ({ key, oldValue, newValue }: StorageEvent) => {
        const was = key === draftsKey && Object.hasOwn(draftsIn(oldValue), place);
        if (was && !Object.hasOwn(draftsIn(newValue), place)) onDropped();
      };
      window.addEventListener("storage", look);
      return () => window.removeEventListener("storage", look);
    },
  };
}
