import { type Fix, readTrack } from "@ymp/core/definitions/track";
import { useSyncExternalStore } from "react";
import { useSession, useVesselOrNone } from "../../app/session.ts";

/** Of the account and vessel it was read in for, until the window is closed; it is kept nowhere. */
interface OwnTrack {
  readonly owner: string;
  readonly name: string;
  readonly fixes: readonly Fix[];
}

let held: OwnTrack | null = null;
const listeners = new Set<() => void>();

function hold(track: OwnTrack): void {
  held = track;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** A day of a receiver that tells each second has some 20 MB. */
const mostBytes = 64 * 1024 * 1024;

export function useOwnTrack() {
  const { account } = useSession();
  const owner = `${account.id} ${useVesselOrNone()?.id ?? ""}`;
  const all = useSyncExternalStore(subscribe, () => held);
  return {
    track: all?.owner === owner ? all : null,
    /** Answers whether there was a track in it. */
    async read(file: File): Promise<boolean> {
      const fixes = file.size > mostBytes ? [] : readTrack(await file.text());
      if (fixes.length > 0) hold({ owner, name: file.name, fixes });
      return fixes.length > 0;
    },
  };
}
