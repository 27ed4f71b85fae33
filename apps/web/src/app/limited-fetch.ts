import { unansweredEvent } from "@ymp/ui/lib/code-in-time";

/**
 * A link that is half open answers nothing, and ends nothing. Reading is given up a little after the server would have ended it by
 * itself; a write is sent again, or told as not sent.
 */
const longestReadMs = 40_000;
const longestWriteMs = 60_000;
/** What works through whole files or registers, on the server's own limits. */
const longWork = /\/trpc\/(?:imports\.|archive\.|templates\.|[^?]*\.(?:export\w*|pdf|labels\w*)(?=[?,]|$))/;
const longestWorkMs = 5 * 60_000;

/** After this it is doubted whether there is a server. */
const doubtfulMs = 10_000;

/** What was asked for less long ago than this may yet be answered over the link that has come back. */
const freshMs = 5_000;

const reads = new Map<AbortController, number>();

function limitOf(address: string, isRead: boolean): number {
  if (longWork.test(address)) return longestWorkMs;
  return isRead ? longestReadMs : longestWriteMs;
}

/** It was waited for long enough: asking the same again at once would only double the wait. */
export class NoAnswer extends Error {}

/** `fetch`, ended with an error once no answer can be hoped for. */
export const limitedFetch: typeof fetch = (input, init) => {
  const limit = new AbortController();
  const isRead = (init?.method ?? "GET") === "GET";
  init?.signal?.addEventListener("abort", () => limit.abort(init.signal?.reason));
  if (isRead) reads.set(limit, Date.now());
  const address = input instanceof Request ? input.url : String(input);
  setTimeout(
    () => {
      reads.delete(limit);
      limit.abort(new NoAnswer("No answer"));
    },
    limitOf(address, isRead),
  );
  const doubt = setTimeout(() => dispatchEvent(new Event(unansweredEvent)), doubtfulMs);
  return fetch(input, { ...init, signal: limit.signal }).finally(() => clearTimeout(doubt));
};

/** Ends what was asked over a link that is gone, so that it is asked again over the one there is. */
export function endOldReads(): void {
  for (const [read, begun] of reads) {
    if (Math.abs(Date.now() - begun) < freshMs) continue;
    reads.delete(read);
    read.abort(new Error("The link was lost"));
  }
}
