import { unansweredEvent } from "@ymp/ui/lib/code-in-time";
import { endAllCalls, endOldCalls, silentEvent } from "../../app/limited-fetch.ts";
import type { Services } from "../../app/services.ts";
import { inOneTab } from "../in-one-tab.ts";
import { inTime } from "./in-time.ts";

const lookAgainMs = 15_000;
/** A call that fails late reports a loss that may be over; soon after a loss the server is asked sooner. */
const firstLookMs = 1_000;

/** A server that had too much of an account is not asked sooner by it. */
const restMs = 60_000;

/** A link that is half open answers nothing, and ends nothing. */
const longestAskMs = 10_000;

/** Asks the server anything; the link store hears from the call itself whether it answered. */
export async function askServer({ client, link }: Pick<Services, "client" | "link">): Promise<void> {
  const call = new AbortController();
  const answer = client.session.needsFirstAdministrator.query(undefined, { signal: call.signal });
  await inTime<unknown>(answer, longestAskMs, () => {
    call.abort();
    link.markUnreachable();
  }).catch(() => undefined);
}

/**
 * Watches for the link to come back: by the browser's word, and by asking the server now and then while it is gone. What is
 * shown is then read again, as after a rest the server asked for, but not more often than the server is asked: where some calls
 * reach it and others do not, each reading would find the link gone and back.
 */
export function watchConnection(services: Services): () => void {
  const { link, queue, queryClient } = services;
  const readAgain = noMoreOftenThan(lookAgainMs, () => void queryClient.invalidateQueries());
  let looking: ReturnType<typeof setTimeout> | undefined;
  /** False where there is nothing to look for: the link is there. */
  function lookIn(pauseMs: number): boolean {
    const { isOnline, isResting } = link.getState();
    clearTimeout(looking);
    if (isOnline && !isResting) return false;
    looking = setTimeout(
      async () => {
        await askServer(services);
        lookIn(Math.min(pauseMs * 2, lookAgainMs));
      },
      isResting ? restMs : pauseMs,
    );
    return true;
  }
  function onLink() {
    if (lookIn(firstLookMs)) return;
    endOldCalls();
    void queue.flush().then(readAgain.ask);
  }
  const stop = link.subscribe(onLink);
  lookIn(firstLookMs);
  const ask = () => void askServer(services);
  const doubt = () => {
    if (link.getState().isOnline) ask();
  };
  const silent = () => link.markUnreachable();
  const offline = () => {
    link.markUnreachable();
    endOldCalls();
  };
  window.addEventListener("online", ask);
  window.addEventListener(unansweredEvent, doubt);
  window.addEventListener(silentEvent, silent);
  window.addEventListener("offline", offline);
  window.addEventListener("pagehide", endAllCalls);
  return () => {
    clearTimeout(looking);
    readAgain.stop();
    stop();
    window.removeEventListener("online", ask);
    window.removeEventListener(unansweredEvent, doubt);
    window.removeEventListener(silentEvent, silent);
    window.removeEventListener("offline", offline);
    window.removeEventListener("pagehide", endAllCalls);
  };
}

function noMoreOftenThan(pauseMs: number, work: () => void) {
  let lastAt = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  function run() {
    waiting = undefined;
    lastAt = Date.now();
    work();
  }
  return {
    ask() {
      waiting ??= setTimeout(run, Math.max(0, lastAt + pauseMs - Date.now()));
    },
    stop: () => clearTimeout(waiting),
  };
}

/** One tab at a time sends what is queued; client-made ids make it harmless where several do. */
export const oneTabAtATime = (work: () => Promise<void>): Promise<void> => inOneTab("ymp.queue", work);
