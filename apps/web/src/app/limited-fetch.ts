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

/** Told to the window when what every screen begins with was waited for in vain. */
export const silentEvent = "ymp:silent";

interface Call {
  end: (why: Error) => void;
  heardAt: number;
  /** Whether it is asked again where it was ended. */
  isRepeated: boolean;
}

const calls = new Set<Call>();

function limitOf(address: string, isRead: boolean): number {
  if (longWork.test(address)) return longestWorkMs;
  return isRead ? longestReadMs : longestWriteMs;
}

/** It was waited for long enough: asking the same again at once would only double the wait. */
export class NoAnswer extends Error {}

/** It was ended by this page, which says nothing of whether there is a server. */
export class GivenUp extends Error {}

/** `fetch`, ended with an error once no answer can be hoped for. */
export const limitedFetch: typeof fetch = (input, init) => {
  const isRead = (init?.method ?? "GET") === "GET";
  return fetchWithin(input, init, isRead, isRead);
};

/** The same for a write that is on the device until the server has answered, and is sent again. */
export const limitedFetchOfKept: typeof fetch = (input, init) => fetchWithin(input, init, false, true);

function fetchWithin(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  isRead: boolean,
  isRepeated: boolean,
): Promise<Response> {
  const limit = new AbortController();
  if (init?.signal?.aborted) limit.abort(init.signal.reason);
  init?.signal?.addEventListener("abort", () => limit.abort(init.signal?.reason));
  const call = watchCall((why) => limit.abort(why), isRepeated);
  const address = input instanceof Request ? input.url : String(input);
  setTimeout(
    () => {
      call.over();
      limit.abort(new NoAnswer("No answer"));
    },
    limitOf(address, isRead),
  );
  const doubt = setTimeout(() => dispatchEvent(new Event(unansweredEvent)), doubtfulMs);
  return fetch(input, { ...init, signal: limit.signal }).finally(() => clearTimeout(doubt));
}

/** For what asks the server by another way than `fetch`: `end` is called when its link is gone or its page is left. */
export function watchCall(end: (why: Error) => void, isRepeated = true) {
  const call: Call = { end, heardAt: Date.now(), isRepeated };
  calls.add(call);
  return {
    heard: () => {
      call.heardAt = Date.now();
    },
    over: () => void calls.delete(call),
  };
}

/** Ends what was asked over a link that is gone, so that it is asked again over the one there is. */
export function endOldCalls(): void {
  for (const call of calls) {
    if (call.isRepeated && Math.abs(Date.now() - call.heardAt) >= freshMs) giveUp(call, "The link was lost");
  }
}

/** A page that the browser keeps for the way back would hold on to connections that the next page needs. */
export function endAllCalls(): void {
  for (const call of calls) giveUp(call, "The page was left");
}

function giveUp(call: Call, why: string): void {
  calls.delete(call);
  call.end(new GivenUp(why));
}
