import { newId } from "@ymp/core/ids";
import { z } from "zod";
import type { Person } from "./sign-in.ts";
import { until } from "./until.ts";

const changeSchema = z.object({
  json: z.object({ recordKind: z.string(), recordId: z.string().nullable(), verb: z.string() }),
});
type SeenChange = z.infer<typeof changeSchema>["json"];

/** The stream of a vessel's changes, as a browser holds it open. */
export interface LiveStream {
  readonly changes: readonly SeenChange[];
  /** How it ended: told by the server, or broken off; null while it is open. */
  ending(): "told" | "broken" | null;
  close(): void;
}

/** Answers when the server has opened it. */
export async function openLiveStream(origin: string, { cookie, vesselId }: Person): Promise<LiveStream> {
  const closing = new AbortController();
  const parameters = encodeURIComponent(JSON.stringify({ vesselId }));
  const response = await fetch(`${origin}/trpc/live.changes?connectionParams=${parameters}`, {
    headers: { accept: "text/event-stream", cookie },
    signal: closing.signal,
  });
  const changes: SeenChange[] = [];
  const state = { isOpen: false, isTold: false, isOver: false };
  const take = (event: string) => {
    if (/^event: connected$/m.test(event)) state.isOpen = true;
    if (/^event: return$/m.test(event)) state.isTold = true;
    const data = event.match(/^data: (.*)$/m)?.[1];
    const change = data ? changeSchema.safeParse(JSON.parse(data)) : undefined;
    if (change?.success) changes.push(change.data.json);
  };
  void readEvents(response, take).finally(() => {
    state.isOver = true;
  });
  await until(() => state.isOpen || state.isOver, "the live stream opens");
  return {
    changes,
    ending: () => (!state.isOver ? null : state.isTold ? "told" : "broken"),
    close: () => closing.abort(),
  };
}

/**
 * Answers when it hears of changes: the server opens a stream before it has looked up the reader's rights, which needs the
 * database.
 */
export async function openHearingStream(origin: string, person: Person): Promise<LiveStream> {
  const stream = await openLiveStream(origin, person);
  await until(async () => {
    const id = newId();
    await person.client.jobs.create.mutate({ id, title: `Before ${id}` });
    return stream.changes.length > 0;
  }, "the stream hears of changes");
  return stream;
}

async function readEvents(response: Response, take: (event: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) take(event);
    }
  } catch {
    // Broken off by either side; `ending` tells.
  }
}
