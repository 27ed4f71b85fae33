import { inTime } from "../lib/offline/in-time.ts";
import { keepQueries } from "../lib/offline/keep-queries.ts";
import { scopeOf } from "../lib/offline/kept-queries.ts";
import { whenSettled } from "../lib/when-idle.ts";
import { deviceStorage } from "./device-storage.ts";
import { keptAccountId } from "./kept-account.ts";
import { keepPicturesOf } from "./kept-pictures.ts";
import type { Services } from "./services.ts";
import { chosenVesselId } from "./vessel-choice.ts";

const storage = deviceStorage("localStorage");
/** Whose pictures lie in the cache, which itself does not tell. */
const picturesKey = "ymp.picturesOf";
const longestClearingMs = 8_000;

/** When a device that would not clear is asked again, ever more rarely. */
const againMs = [5_000, 15_000, 60_000, 300_000];
let again: ReturnType<typeof setTimeout> | undefined;
let refusals = 0;

/**
 * What was read may be on this device for one account alone: the one that `kept-account.ts` remembers. Whatever else is there is
 * owed to be cleared, and is, as soon as the device answers: asked until then while the page is open, and at each start. It needs
 * no note that could be refused: where the browser remembers nobody, because somebody signed out or because it keeps
 * nothing of that kind at all, all of it goes.
 */
export async function sweepKept(services: Pick<Services, "queryStore">): Promise<void> {
  clearTimeout(again);
  const cleared = await Promise.allSettled([services.queryStore.keepOnly(keptAccountId), sweepPictures()]);
  clearTimeout(again);
  if (cleared.every(({ status }) => status === "fulfilled")) refusals = 0;
  else again = setTimeout(() => void sweepKept(services), againMs[Math.min(refusals++, againMs.length - 1)]);
}

function currentScope({ queryClient, trpc }: Services): string | null {
  const session = queryClient.getQueryData(trpc.session.me.queryOptions().queryKey);
  return session ? scopeOf(session.account.id, chosenVesselId()) : null;
}

/** From the start on: keeps what is read, and clears what others left once there is nothing better to do. */
export function keepDevice(services: Services): void {
  keepQueries(services.queryClient, services.queryStore, () => currentScope(services));
  whenSettled(services.queryClient, () => void sweepKept(services));
}

/** Those that others have read; what the remembered account reads meanwhile stays. */
export async function sweepPictures(): Promise<void> {
  const account = keptAccountId();
  if (account !== null && storage.getItem(picturesKey) === account) return;
  await inTime(keepPicturesOf(keptAccountId), longestClearingMs, () => {
    throw new DOMException(picturesKey, "TimeoutError");
  });
  if (account === null) storage.removeItem(picturesKey);
  else storage.setItem(picturesKey, account);
}
