import { useEffect, useEffectEvent, useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";
import { useClient, useServices, useStore } from "../../app/services-context.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import type { Book } from "./logbooks.queries.ts";

const storage = deviceStorage("localStorage");
/** Ids and sums of books, which tell nobody anything: they stay when somebody signs out, and hold for whoever reads next. */
const key = "ymp.heads";
const mostKept = 200;

type Head = Book["head"];

/** What a device has seen of a book that holds it no longer, and where the book ends by now. */
export interface LostHead {
  readonly seen: Head;
  /** Whether the ship sealed it: then everybody is told. */
  readonly isSealed: boolean;
  readonly now: OutputOf<"logbooks.tellHead">["head"];
}

/** By the id of the book, the one that was seen last at the end. */
function seenHeads(): Map<string, Head> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return new Map(Array.isArray(kept) ? kept.filter(isKept) : []);
  } catch {
    return new Map();
  }
}

const isKept = (one: unknown): one is [string, Head] =>
  Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(Object(one[1]).seq);

function remember(id: string, head: Head): void {
  const heads = seenHeads();
  heads.delete(id);
  const kept = [...heads, [id, head] as const];
  storage.setItem(key, JSON.stringify(kept.filter((_one, at) => at >= kept.length - mostKept)));
}

/** Holds the book against the highest head of it that this device has seen; null where it holds that, or nobody knows yet. */
export function useLostHead({ id, head }: Pick<Book, "id" | "head">): LostHead | null {
  const client = useClient();
  const { isOnline } = useStore(useServices().link);
  const { seq, hash, line, seal } = head;
  const [lost, setLost] = useState<LostHead | null>(null);
  const compare = useEffectEvent(async (read: Head, isReachable: boolean, isAsked: () => boolean) => {
    const seen = seenHeads().get(id);
    if (!seen) return remember(id, read);
    if (seen.seq === read.seq && seen.hash === read.hash) return setLost(null);
    if (!isReachable) return;
    // Without an answer nobody knows; it is asked again when the book is read again.
    const taken = await client.logbooks.tellHead.mutate({ id, ...seen }).catch(() => null);
    if (!taken || !isAsked()) return;
    // What was seen is kept as it was: it proves what became of the book.
    if (!taken.holds && !taken.isAnswered) return setLost({ seen, now: taken.head, isSealed: taken.isSealed });
    setLost(null);
    if (taken.isAnswered || read.seq > seen.seq) remember(id, read);
  });
  useEffect(() => {
    let isAsked = true;
    void compare({ seq, hash, line, seal }, isOnline, () => isAsked);
    return () => {
      isAsked = false;
    };
  }, [seq, hash, line, seal, isOnline]);
  return lost;
}
