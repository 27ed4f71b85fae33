import { setTimeout as sleep } from "node:timers/promises";
import { type Dispatcher, request } from "undici";
import type { Case } from "../server/cases.ts";

const reopenAfterMs = 2_000;

export interface Streams {
  /** Open at this moment. */
  readonly open: () => number;
  /** How often one was lost that nobody had closed. */
  readonly lost: () => number;
}

interface StreamNeeds {
  readonly origin: string;
  readonly people: readonly Case[];
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
  onChange(person: Case, recordId: string): void;
}

/** Keeps one stream of changes open for each person, as each browser does. */
export function keepStreamsOpen(needs: StreamNeeds): Streams {
  const standing = { open: 0, lost: 0 };
  for (const person of needs.people) void keepOpen(needs, person, standing);
  return { open: () => standing.open, lost: () => standing.lost };
}

async function keepOpen(needs: StreamNeeds, person: Case, standing: { open: number; lost: number }): Promise<void> {
  while (!needs.signal.aborted) {
    try {
      await readStream(needs, person, () => {
        standing.open += 1;
      });
    } catch {
      // Broken off: opened again below.
    }
    if (needs.signal.aborted) return;
    standing.open -= 1;
    standing.lost += 1;
    await sleep(reopenAfterMs);
  }
}

async function readStream(
  { origin, dispatcher, signal, onChange }: StreamNeeds,
  person: Case,
  onOpen: () => void,
): Promise<void> {
  const parameters = encodeURIComponent(JSON.stringify({ vesselId: person.vesselId }));
  const { body, statusCode } = await request(`${origin}/trpc/live.changes?connectionParams=${parameters}`, {
    dispatcher,
    signal,
    headers: { accept: "text/event-stream", cookie: `ymp_session=${person.token}` },
  });
  if (statusCode !== 200) throw new Error(`A stream was answered by ${statusCode}.`);
  onOpen();
  let text = "";
  for await (const chunk of body.setEncoding("utf8")) {
    const events = `${text}${chunk}`.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const recordId = event.match(/"recordId":"([0-9a-f-]{36})"/)?.[1];
      if (recordId) onChange(person, recordId);
    }
  }
}
