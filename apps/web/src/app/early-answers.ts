import { type EarlyAnswers, partOf } from "../boot/early-questions.ts";
import { inTime } from "../lib/offline/in-time.ts";
import { limitedFetch, silentEvent } from "./limited-fetch.ts";

type Ask = (address: string | URL | Request, options?: RequestInit) => Promise<Response>;

/** A link that is half open answers nothing, and ends nothing; then the call itself goes to the server, and is given up like every other. */
const longestWaitMs = 10_000;
/** As long as the cache takes an answer for fresh. */
const usableForMs = 30_000;
const vesselHeader = "x-vessel-id";

/**
 * Answers that the page asked for before this code was there. Each is given out once, to the call that asks the same on the
 * same vessel; every other call goes to the server.
 */
export function earlyAnswers(early: EarlyAnswers | undefined, ask: Ask = limitedFetch) {
  const left = new Map(early?.questions.map(({ path, input }, index) => [path, { input, index }]));
  const isUsable = () => early !== undefined && performance.now() - early.askedAt < usableForMs;

  async function find(address: URL, vesselId: string | null): Promise<object | null> {
    const path = address.pathname.slice(address.pathname.lastIndexOf("/") + 1);
    const asked = left.get(path);
    left.delete(path);
    if (!early || asked?.input !== address.searchParams.get("input")) return null;
    const ofVessel = early.questions.findIndex((question) => question.path === "session.vessel");
    const awaited = Promise.all([early.answers[asked.index], early.answers[ofVessel]]);
    const [answer, vessel] = await inTime<unknown[]>(awaited, longestWaitMs, () => {
      early.giveUp();
      dispatchEvent(new Event(silentEvent));
      return [];
    });
    if (path !== "session.me" && partOf(vessel, "result", "data", "json", "id") !== vesselId) return null;
    return partOf(answer, "result") === undefined ? null : { result: partOf(answer, "result") };
  }

  return {
    /** Whether a call may find its answer here. After a write, signing in and out among them, nothing does. */
    mayHold: ({ type, path }: { type: string; path: string }): boolean => {
      if (type !== "query") left.clear();
      return left.has(path) && isUsable();
    },
    /** The early answer as if it came from the server now, or the server's own. */
    fetch: async (address: string | URL | Request, options?: RequestInit): Promise<Response> => {
      const vesselId = new Headers(options?.headers).get(vesselHeader);
      const found = await find(new URL(String(address), location.origin), vesselId);
      return found ? new Response(JSON.stringify(found)) : ask(address, options);
    },
  };
}
