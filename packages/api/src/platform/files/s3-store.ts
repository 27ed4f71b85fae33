import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { type FileStore, requireKey } from "./file-store.ts";

const attempts = 4;
const pauseMs = 50;

/**
 * Keeps files in a bucket of any S3-compatible store. The address: `s3://key:secret@host/bucket[/prefix]`, with `region`
 * and, for a store on the local network, `tls=0` as parameters.
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
  const addressOf = (key: string) => `${base}/${requireKey(key)}`;

  /** `init` is made anew for each attempt: a body that was sent once is gone. */
  async function ask(key: string, init: () => RequestInit): Promise<Response | undefined> {
    const response = await persist(() => client.fetch(addressOf(key), init()));
    if (response.status === 404) return undefined;
    if (response.ok) return response;
    throw new Error(`The file store answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  }

  return {
    kind: "s3",
    async put(key, { path, sizeBytes, mediaType }) {
      const headers = { "content-type": mediaType, "content-length": String(sizeBytes) };
      await ask(key, () => ({
        method: "PUT",
        headers,
        body: Readable.toWeb(createReadStream(path)),
        duplex: "half",
      }));
    },
    async find(key) {
      const response = await ask(key, () => ({ method: "HEAD" }));
      return response && { sizeBytes: Number(response.headers.get("content-length")) };
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const response = await ask(key, () => ({ headers }));
      if (!response?.body) return undefined;
      const total = response.headers.get("content-range")?.split("/")[1] ?? response.headers.get("content-length");
      return { stream: Readable.from(response.body), sizeBytes: Number(total) };
    },
    async remove(key) {
      await ask(key, () => ({ method: "DELETE" }));
    },
  };
}

/** Stores are busy now and then (429, 5xx), and links at sea break. */
async function persist(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send().catch((error: unknown) => {
      if (attempt === attempts) throw error;
      return undefined;
    });
    const isBusy = answer === undefined || answer.status === 429 || answer.status >= 500;
    if (answer && (!isBusy || attempt === attempts)) return answer;
    await answer?.body?.cancel();
    await sleep(pauseMs * 2 ** attempt);
  }
}
