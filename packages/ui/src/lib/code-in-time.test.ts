import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CodeIsLate, codeInTime, evenLate, leaving, unansweredEvent } from "./code-in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Code that comes when the test says so. */
function comingCode() {
  let come = (_: string) => {};
  const code = new Promise<string>((resolve) => {
    come = resolve;
  });
  return { fetchCode: () => code, come: () => come("here") };
}

test("code that comes is handed over, and nobody hears of it", async () => {
  const told = vi.fn();
  addEventListener(unansweredEvent, told);
  expect(await codeInTime(async () => "here")).toBe("here");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toHaveBeenCalled();
  removeEventListener(unansweredEvent, told);
});

test("code that neither comes nor fails is given up, and may come all the same", async () => {
  const told = vi.fn();
  addEventListener(unansweredEvent, told);
  const { fetchCode, come } = comingCode();
  const given = codeInTime(fetchCode).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(40_000);
  const error = await given;
  expect(told).toHaveBeenCalledOnce();
  expect(error).toBeInstanceOf(CodeIsLate);
  come();
  expect(error instanceof CodeIsLate && (await error.arrival)).toBe("here");
  removeEventListener(unansweredEvent, told);
});

test("what cannot go on without it waits on, and still fails where the code does", async () => {
  const { fetchCode, come } = comingCode();
  const done = vi.fn();
  void evenLate(codeInTime(fetchCode)).then(done);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
  come();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), 60_000);
  await expect(evenLate(codeInTime(() => Promise.reject(new Error("gone"))))).rejects.toThrow("gone");
});

test("what leaving the page ended is told only where the page stays", async () => {
  const told = vi.fn();
  leaving.isOn = true;
  codeInTime(() => Promise.reject(new Error("ended"))).catch(told);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(told).not.toHaveBeenCalled();
  leaving.isOn = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveBeenCalledOnce();
});
