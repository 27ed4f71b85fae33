import { draftAccounts, draftStorage, draftsKeyOf, keepDraftAccounts } from "../../app/draft-storage.ts";
import { askBeforeLoss } from "./ask-before-loss.ts";
import type { FieldValuesOf } from "./merge-fields.ts";

/** More than anybody leaves open at once, and far less than a browser has room for; the oldest go first. */
const mostDrafts = 30;
const mostCharacters = 500_000;
/** Longer than a leave ashore; what is older describes a record nobody remembers. */
const keptDays = 60;
const dayMs = 86_400_000;

export interface KeptDraft {
  /** Of the record; a new one keeps the id it was started with, so that sending it again after a reload makes no second. */
  id: string;
  /** Of the record as it was when the typing began; null for a new one. */
  version: number | null;
  /** The changed fields as they were then, which may be older than the record by now. */
  base: FieldValuesOf;
  typed: FieldValuesOf;
  at: Date;
}

type Drafts = [place: string, draft: KeptDraft][];

/** Those that are still of use, newest first; another version of the application may have written the rest. */
function draftsIn(text: string | null): Drafts {
  const oldest = Date.now() - keptDays * dayMs;
  return Object.entries(parsed(text))
    .flatMap(([place, kept]): Drafts => {
      const read = draftOf(kept);
      return read && read.at.getTime() > oldest ? [[place, read]] : [];
    })
    .sort(([, one], [, other]) => Number(other.at) - Number(one.at));
}

const isFields = (value: unknown): value is FieldValuesOf =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function draftOf(kept: unknown): KeptDraft | null {
  if (!isFields(kept)) return null;
  const { id, base, typed } = kept;
  const version = typeof kept.version === "number" ? kept.version : null;
  const at = new Date(String(kept.at));
  return typeof id === "string" && isFields(base) && isFields(typed) ? { id, version, base, typed, at } : null;
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

const draftsOf = (accountId: string) => draftsIn(draftStorage.getItem(draftsKeyOf(accountId)));

function keepAll(accountId: string, drafts: Drafts): void {
  let characters = 0;
  const kept = drafts.slice(0, mostDrafts).filter((draft) => {
    characters += JSON.stringify(draft).length;
    return characters <= mostCharacters;
  });
  const key = draftsKeyOf(accountId);
  if (kept.length === 0) draftStorage.removeItem(key);
  else draftStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  askBeforeLoss({ kind: "localStorage", key, read: draftStorage.getItem });
}

function keepAccount(accountId: string): void {
  const others = draftAccounts().filter((other) => other !== accountId);
  for (const other of others) keepAll(other, draftsOf(other));
  const left = others.filter((other) => draftStorage.getItem(draftsKeyOf(other)) !== null);
  keepDraftAccounts([accountId, ...left]);
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
export function draftPlace(accountId: string, ...keys: readonly string[]): DraftPlace {
  const place = keys.join("/");
  const find = (drafts: Drafts) => drafts.find(([other]) => other === place)?.[1] ?? null;
  const others = () => draftsOf(accountId).filter(([other]) => other !== place);
  return {
    read: () => find(draftsOf(accountId)),
    keep: (draft) => {
      const isFirst = draftStorage.getItem(draftsKeyOf(accountId)) === null;
      keepAll(accountId, [[place, draft], ...others()]);
      if (isFirst) keepAccount(accountId);
    },
    drop: () => {
      if (draftStorage.getItem(draftsKeyOf(accountId)) !== null) keepAll(accountId, others());
    },
    watchDropped(onDropped) {
      const look = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key === draftsKeyOf(accountId) && find(draftsIn(oldValue)) && !find(draftsIn(newValue))) onDropped();
      };
      window.addEventListener("storage", look);
      return () => window.removeEventListener("storage", look);
    },
  };
}
