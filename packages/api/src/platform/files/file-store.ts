import type { Readable } from "node:stream";

export interface StoredBytes {
  readonly stream: Readable;
  /** Of the whole file, also when a part of it was asked for. */
  readonly sizeBytes: number;
}

/** Inclusive, as in HTTP. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where bytes are kept. Keys are `a-z 0-9 - . /`, made by us and never from a name somebody typed. */
export interface FileStore {
  readonly kind: "disk" | "s3";
  put(key: string, file: { path: string; sizeBytes: number; mediaType: string }): Promise<void>;
  /** Undefined when nothing is kept under the key. */
  find(key: string): Promise<{ sizeBytes: number } | undefined>;
  read(key: string, range?: ByteRange): Promise<StoredBytes | undefined>;
  /** Harmless when nothing is kept under the key. */
  remove(key: string): Promise<void>;
}

const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;

export function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new RangeError(`Not a key of the file store: ${key}`);
  return key;
}
