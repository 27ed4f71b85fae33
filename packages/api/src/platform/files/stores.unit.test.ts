import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createDiskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";
import { type S3Double, startS3Double } from "./s3-double.ts";
import { createS3Store } from "./s3-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-stores-"));
const bucket: { double?: S3Double } = {};
const doubleOf = () => {
  if (!bucket.double) throw new Error("The bucket was not started.");
  return bucket.double;
};

beforeAll(async () => {
  bucket.double = await startS3Double("AKIDTEST", "secret/with+signs");
});
afterEach(() => {
  vi.useRealTimers();
  doubleOf().fallSilent(null);
});
afterAll(async () => {
  await doubleOf().stop();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ["a folder", () => createDiskStore(path.join(folder, "store"))],
  ["a bucket", () => createS3Store(doubleOf().storageUrl)],
];

function fileWith(content: string) {
  const file = path.join(folder, "outgoing");
  writeFileSync(file, content);
  return { path: file, sizeBytes: Buffer.byteLength(content), mediaType: "text/plain" };
}

/** From here on no silence lasts until the test lets time pass. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** Lets time pass until the work ends. */
async function timePasses<Result>(work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    vi.advanceTimersByTime(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return work;
}

/** Frees what nothing holds any more, at once. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

describe.each(stores)("%s", (_name, storeOf) => {
  it("gives back what was put, whole and in parts", async () => {
    const store = storeOf();
    await store.put("a/b-1/original", fileWith("0123456789"));
    expect(await store.find("a/b-1/original")).toEqual({ sizeBytes: 10 });
    const whole = await store.read("a/b-1/original");
    expect([whole?.sizeBytes, whole && (await text(whole.stream))]).toEqual([10, "0123456789"]);
    const part = await store.read("a/b-1/original", { first: 2, last: 4 });
    expect([part?.sizeBytes, part && (await text(part.stream))]).toEqual([10, "234"]);
  });

  it("replaces what is under the same key", async () => {
    const store = storeOf();
    await store.put("again", fileWith("first"));
    await store.put("again", fileWith("second one"));
    expect(await store.find("again")).toEqual({ sizeBytes: 10 });
  });

  it("says when there is nothing, and removes harmlessly", async () => {
    const store = storeOf();
    await store.put("gone/original", fileWith("x"));
    await store.remove("gone/original");
    await store.remove("gone/original");
    expect(await store.find("gone/original")).toBeUndefined();
    expect(await store.read("gone/original")).toBeUndefined();
    expect(await store.find("gone")).toBeUndefined();
  });

  it.each(["../outside", "a/../b", "/etc/passwd", "A B", ""])("refuses the key %o", async (key) => {
    await expect(async () => storeOf().put(key, fileWith("x"))).rejects.toThrow(RangeError);
  });
});

describe("a folder", () => {
  it("removes with a file what a killed process had copied of it", async () => {
    const kept = path.join(folder, "cut-off");
    const store = createDiskStore(kept);
    await store.put("a/original", fileWith("whole"));
    await store.put("a/original.txt", fileWith("another"));
    writeFileSync(path.join(kept, "a", "original.01a20029-b1af-7226-87ec-df52bbfe72a5"), "wh");
    await store.remove("a/original");
    expect(readdirSync(path.join(kept, "a"))).toEqual(["original.txt"]);
  });
});

describe("a bucket", () => {
  it("is asked again when it is busy", async () => {
    const store = createS3Store(doubleOf().storageUrl);
    doubleOf().beBusy(2);
    await store.put("busy", fileWith("patience"));
    expect(await store.find("busy")).toEqual({ sizeBytes: 8 });
  });

  it("that stays busy is said to be away", async () => {
    const store = createS3Store(doubleOf().storageUrl);
    doubleOf().beBusy(4);
    await expect(store.find("busy")).rejects.toMatchObject({
      code: "unavailable",
      messageKey: "refusals:fileStoreAway",
    });
  });

  it("that does not answer is given up, and asked again when it is back", async () => {
    await createS3Store(doubleOf().storageUrl).put("silent", fileWith("0123456789"));
    holdTime();
    const store = createS3Store(doubleOf().storageUrl);
    doubleOf().fallSilent("at once");
    const away = { code: "unavailable", messageKey: "refusals:fileStoreAway" };
    await expect(timePasses(store.put("silent", fileWith("x".repeat(5_000_000))))).rejects.toMatchObject(away);
    await expect(timePasses(store.read("silent"))).rejects.toMatchObject(away);
    doubleOf().fallSilent(null);
    const back = await store.read("silent");
    expect(back && (await text(back.stream))).toBe("0123456789");
  });

  it.each([
    ["that does not answer is given up", "at once"],
    ["that stops in the middle of a file breaks it off", "halfway"],
  ] as const)("%s, though memory was cleared while it was waited for", async (_name, silent) => {
    await createS3Store(doubleOf().storageUrl).put("cleared", fileWith("0123456789"));
    const store = createS3Store(`${doubleOf().storageUrl}&timeout=1`);
    const before = doubleOf().requestCount();
    doubleOf().fallSilent(silent);
    const reading = store.read("cleared").then((found) => found && text(found.stream));
    const givenUp = expect(reading).rejects.toThrow();
    await expect.poll(() => doubleOf().requestCount()).toBeGreaterThan(before);
    collectGarbage();
    await givenUp;
  });

  it("that stops in the middle of a file breaks it off, and waits for a slow reader", async () => {
    await createS3Store(doubleOf().storageUrl).put("halfway", fileWith("0123456789"));
    holdTime();
    const store = createS3Store(doubleOf().storageUrl);
    const slowlyRead = await store.read("halfway");
    vi.advanceTimersByTime(3_600_000);
    expect(slowlyRead && (await text(slowlyRead.stream))).toBe("0123456789");
    doubleOf().fallSilent("halfway");
    const cutOff = await store.read("halfway");
    await expect(cutOff && timePasses(text(cutOff.stream))).rejects.toThrow();
  });

  it("refuses a wrong secret, and that is an error and not an absent file", async () => {
    const url = new URL(doubleOf().storageUrl);
    url.password = "wrong";
    await expect(createS3Store(url.href).read("again")).rejects.toThrow(/answered 403/);
  });
});
