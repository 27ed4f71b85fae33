import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@ymp/core/errors";
import { AwsClient } from "aws4fetch";
import { type FileStore, requireKey } from "./file-store.ts";
import { heard, type Silence, taken, watchSilence } from "./silence.ts";

const attempts = 4;
const pauseMs = 50;
/** Without `timeout` in the address. */
const usualPatienceSeconds = 10;

/**
 * Keeps files in a bucket of any S3-compatible store. The address: `s3://key:secret@host/bucket[/prefix]`, with `region`
 * and, for a store on the local network, `tls=0` as parameters; `timeout` is how many seconds the store may neither take
 * nor send a byte before it is taken for away.
 */
export function createS3Store(storageUrl: string): FileStore {
  const url = new URL(storageUrl);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries: 0,
  });
  const scheme = url.searchParams.get("tls") === "0" ? "http" : "https";
  const base = `${scheme}://${url.host}${url.pathname.replace(/\/$/, "")}`;
  const patienceMs = Number(url.searchParams.get("timeout") ?? usualPatienceSeconds) * 1000;
  if (!(patienceMs > 0)) throw new RangeError("The timeout of STORAGE_URL should be a number of seconds.");
  const addressOf = (key: string) => `${base}/${requireKey(key)}`;

  /** `init` is made again for each attempt: a body that was sent once is gone. */
  async function ask(key: string, init: (silence: Silence) => RequestInit): Promise<Answered | undefined> {
    const address = addressOf(key);
    const answered = await persist(patienceMs, async () => {
      const silence = watchSilence(patienceMs);
      const request = await client.sign(address, init(silence));
      // Given to `fetch` itself: the tie between a request and its signal goes with the request, which the library lets go of.
      const answer = fetch(request, { signal: silence.signal });
      return { silence, response: await answer.finally(silence.pause) };
    });
    const { response } = answered;
    if (response.status === 404) return undefined;
    if (response.ok) return answered;
    const cause = new Error(`The file store answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
    throw isBusy(response) ? away(cause) : cause;
  }

  return {
    kind: "s3",
    async put(key, { path, sizeBytes, mediaType }) {
      const headers = { "content-type": mediaType, "content-length": String(sizeBytes) };
      await ask(key, (silence) => ({
        method: "PUT",
        headers,
        // `Readable.toWeb` throws past everybody when a body is called off while it flows.
        body: ReadableStream.from(taken(createReadStream(path), silence)),
        duplex: "half" as const,
      }));
    },
    async find(key) {
      const answered = await ask(key, () => ({ method: "HEAD" }));
      return answered && { sizeBytes: Number(answered.response.headers.get("content-length")) };
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const answered = await ask(key, () => ({ headers }));
      if (!answered?.response.body) return undefined;
      const { response, silence } = answered;
      const total = response.headers.get("content-range")?.split("/")[1] ?? response.headers.get("content-length");
      return { stream: Readable.from(heard(answered.response.body, silence)), sizeBytes: Number(total) };
    },
    async remove(key) {
      await ask(key, () => ({ method: "DELETE" }));
    },
  };
}

interface Answered {
  readonly response: Response;
  readonly silence: Silence;
}

/**
 * Stores are busy now and then (429, 5xx), and links at sea break. Anyone who asks waits: nothing is started again when the
 * patience for one answer is used up.
 */
async function persist(patienceMs: number, send: () => Promise<Answered>): Promise<Answered> {
  const deadline = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt++) {
    const isLast = () => attempt === attempts || performance.now() > deadline;
    const answered = await send().catch((error: unknown) => {
      if (isLast()) throw away(error);
      return undefined;
    });
    if (answered && (!isBusy(answered.response) || isLast())) return answered;
    await answered?.response.body?.cancel();
    await sleep(pauseMs * 2 ** attempt);
  }
}

const isBusy = ({ status }: Response) => status === 429 || status >= 500;

function away(cause: unknown): AppError {
  return new AppError("unavailable", "refusals:fileStoreAway", {}, {}, { cause });
}
