import { Readable } from "node:stream";
import type { FileStore } from "@ymp/api/platform/files/file-store";
import type { AppError } from "@ymp/core/errors";
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { readByteRange } from "./byte-range.ts";

export interface StoredAnswer {
  readonly key: string;
  readonly headers: Record<string, string> & { etag: string };
  /** For bytes that the store no longer has. */
  readonly gone: () => AppError;
}

/** Bytes of the file store: whole, the part that was asked for, or the word that the browser has them already. */
export async function storedAnswer(c: Context<AppEnv>, store: FileStore, answer: StoredAnswer): Promise<Response> {
  const headers = { ...answer.headers, "cache-control": "private, no-cache", "accept-ranges": "bytes", vary: "cookie" };
  const { etag } = answer.headers;
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);

  const found = await store.find(answer.key);
  if (!found) throw answer.gone();
  const isSameFile = (c.req.header("if-range") ?? etag) === etag;
  const range = isSameFile ? readByteRange(c.req.header("range"), found.sizeBytes) : undefined;
  if (range === "unsatisfiable")
    return c.body(null, 416, { ...headers, "content-range": `bytes */${found.sizeBytes}` });
  const stored = await store.read(answer.key, range);
  if (!stored) throw answer.gone();
  const stream = Readable.toWeb(stored.stream);
  if (!range) return c.body(stream, 200, { ...headers, "content-length": String(found.sizeBytes) });
  return c.body(stream, 206, {
    ...headers,
    "content-length": String(range.last - range.first + 1),
    "content-range": `bytes ${range.first}-${range.last}/${found.sizeBytes}`,
  });
}
