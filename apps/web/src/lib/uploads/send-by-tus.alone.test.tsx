import type { UploadOptions } from "tus-js-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endAllCalls, endOldCalls } from "../../app/limited-fetch.ts";
import { sendByTus } from "./send-by-tus.ts";

const begun = vi.hoisted((): { options: Partial<UploadOptions>; aborted: number } => ({ options: {}, aborted: 0 }));

vi.mock("tus-js-client", () => ({
  DetailedError: class extends Error {},
  Upload: class {
    constructor(_bytes: Blob, options: UploadOptions) {
      begun.options = options;
    }
    start() {
      void begun.options.onBeforeRequest?.({} as never);
    }
    async abort() {
      begun.aborted += 1;
    }
  },
}));

beforeEach(() => {
  begun.aborted = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function sending() {
  const place = { accountId: "engineer", vesselId: "v", place: "job:1", name: "a.jpg", mediaType: "image/jpeg" };
  const kept = { ...place, id: "1", sizeBytes: 3, bytes: new Blob(["abc"]), addedAt: new Date(), uploadUrl: null };
  const needs = { language: "en", onProgress: () => {}, onPause: () => {}, onPlace: () => {} };
  const outcome = vi.fn();
  const upload = { ...kept, isSent: false, afterwards: null };
  void sendByTus({ upload, ...needs, signal: new AbortController().signal }).then(outcome);
  return outcome;
}

test("a file whose bytes nobody takes is given up after a minute, and goes on over another link", async () => {
  const outcome = sending();
  await vi.advanceTimersByTimeAsync(59_000);
  begun.options.onProgress?.(1, 3);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith({ status: "interrupted" });
  expect(begun.aborted).toBe(1);
});

test("a file that was being sent over a lost link is given up when there is another, unless bytes went just now", async () => {
  const outcome = sending();
  await vi.advanceTimersByTimeAsync(9_000);
  begun.options.onProgress?.(1, 3);
  await vi.advanceTimersByTimeAsync(4_000);
  endOldCalls();
  expect(begun.aborted).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  endOldCalls();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledExactlyOnceWith({ status: "interrupted" });
  expect(begun.aborted).toBe(1);
});

test("a page that is left sends no more of a file", async () => {
  const outcome = sending();
  endAllCalls();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledExactlyOnceWith({ status: "interrupted" });
  expect(begun.aborted).toBe(1);
});

test("it is sent in the name of the account that took it, no matter who is signed in now", () => {
  sending();
  expect(begun.options.headers).toMatchObject({ "x-account-id": "engineer" });
});

test("once it has arrived, nothing is given up", async () => {
  const outcome = sending();
  begun.options.onSuccess?.({} as never);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith({ status: "sent" });
  expect(begun.aborted).toBe(0);
});
