import { afterEach, expect, test, vi } from "vitest";
import { isKeptForGood } from "./kept-for-good.ts";

const browserThat = (persisted?: () => Promise<boolean>) => vi.stubGlobal("navigator", { storage: { persisted } });
const never = () => new Promise<never>(() => undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what the browser has promised is kept for good", async () => {
  browserThat(async () => true);
  expect(await isKeptForGood()).toBe(true);
});

test.each([
  ["has promised nothing", async () => false],
  ["refuses to say", () => Promise.reject(new DOMException("Storage is blocked.", "SecurityError"))],
  ["knows no promise", undefined],
])("a browser that %s may lose it", async (_, persisted) => {
  browserThat(persisted);
  expect(await isKeptForGood()).toBe(false);
});

test("a browser that does not answer has promised nothing", async () => {
  vi.useFakeTimers();
  browserThat(never);
  const answer = isKeptForGood();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toBe(false);
});
