import { z } from "zod";
import { OpenStreams, type StreamBounds, type StreamOwner, streamBounds } from "./open-streams.ts";

const changeNoticeSchema = z.object({
  vesselId: z.string(),
  seq: z.number(),
  recordKind: z.string(),
  recordId: z.string(),
  verb: z.string(),
  userId: z.string().nullable(),
  /** The accounts it concerns; absent where it concerns everybody who may view records of the kind. */
  onlyFor: z.array(z.string()).optional(),
});

/** That a record changed, as PostgreSQL announces it once the change is committed. */
export type ChangeNotice = z.infer<typeof changeNoticeSchema>;

/** Undefined for a payload that is not a notice of ours. */
export function readChangeNotice(payload: string): ChangeNotice | undefined {
  try {
    return changeNoticeSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    // Anyone with a database login can notify; what is not JSON is not from us.
    return undefined;
  }
}

/**
 * Hands what the database announces to the streams of this process. `publish` is called by the one listening connection;
 * a stream waits in memory, so a slow reader holds nobody else up.
 */
export class ChangeFeed {
  readonly #readers = new Map<string, Set<Mailbox>>();
  readonly #open: OpenStreams;
  #isClosed = false;

  constructor(bounds: StreamBounds = streamBounds) {
    this.#open = new OpenStreams(bounds);
  }

  /** How many streams are open. */
  get size(): number {
    return this.#open.size;
  }

  publish(notice: ChangeNotice): void {
    for (const mailbox of this.#readers.get(notice.vesselId) ?? []) mailbox.put(notice);
  }

  /** Notifies every stream that something may have been missed: the listening connection was lost for a while. */
  publishGap(): void {
    for (const mailboxes of this.#readers.values()) for (const mailbox of mailboxes) mailbox.put("gap");
  }

  /** Wakes the streams of an account, or all of them, so that each asks again whether it may go on. */
  wake(userId: string | "*" = "*"): void {
    for (const mailboxes of this.#readers.values())
      for (const mailbox of mailboxes) if (userId === "*" || mailbox.userId === userId) mailbox.put("wake");
  }

  /** Ends every stream: the process is stopping. */
  close(): void {
    this.#isClosed = true;
    for (const mailboxes of this.#readers.values()) for (const mailbox of mailboxes) mailbox.close();
  }

  /** Until the signal is given or the feed closes. "wake" also comes by itself every `heartbeatMs`. */
  async *listen(reader: FeedReader, signal: AbortSignal, heartbeatMs: number): AsyncGenerator<FeedItem> {
    const { vesselId, userId } = reader;
    const mailbox = new Mailbox(userId);
    if (this.#isClosed || signal.aborted) return;
    const leave = this.#open.enter(reader, () => mailbox.close());
    const readers = this.#readers.get(vesselId) ?? new Set();
    this.#readers.set(vesselId, readers.add(mailbox));
    const close = () => mailbox.close();
    signal.addEventListener("abort", close);
    const heartbeat = setInterval(() => mailbox.put("wake"), heartbeatMs);
    try {
      yield* mailbox.items();
    } finally {
      leave();
      clearInterval(heartbeat);
      signal.removeEventListener("abort", close);
      readers.delete(mailbox);
      if (readers.size === 0 && this.#readers.get(vesselId) === readers) this.#readers.delete(vesselId);
    }
  }
}

export interface FeedReader extends StreamOwner {
  readonly vesselId: string;
}

export type FeedItem = ChangeNotice | "wake" | "gap";

/** A reader that falls this far behind is told of a gap instead of every change. */
const maxWaiting = 500;

class Mailbox {
  #waiting: FeedItem[] = [];
  #notify: () => void = () => {};
  #isClosed = false;

  constructor(readonly userId: string) {}

  put(item: FeedItem): void {
    if (item === "wake" && this.#waiting.includes("wake")) return;
    if (this.#waiting.length >= maxWaiting) this.#waiting = ["gap"];
    else this.#waiting.push(item);
    this.#notify();
  }

  close(): void {
    this.#isClosed = true;
    this.#notify();
  }

  async *items(): AsyncGenerator<FeedItem> {
    while (!this.#isClosed) {
      const next = this.#waiting.shift();
      if (next !== undefined) yield next;
      else
        await new Promise<void>((resolve) => {
          this.#notify = resolve;
        });
    }
  }
}
