import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServicesProvider } from "../../app/services-context.tsx";
import { SessionContext } from "../../app/session.ts";
import { sessionOf } from "../../testing/sessions.ts";
import { tabServices } from "../../testing/tab-services.ts";
import { useResumedUploads } from "./use-resumed-uploads.ts";
import { uploadsOf } from "./use-uploads.ts";

// Longer than it looks for rest and waits for an idle moment.
const longMs = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function signedIn() {
  const services = await tabServices({ answers: {} });
  const resume = vi.spyOn(uploadsOf(services), "resume").mockResolvedValue();
  const around = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>
      <SessionContext value={sessionOf()}>{children}</SessionContext>
    </ServicesProvider>
  );
  let answer = (_jobs: string) => {};
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const asked = services.queryClient.fetchQuery({ queryKey: ["jobs"], queryFn: () => answered });
  return { ...renderHook(useResumedUploads, { wrapper: around }), services, resume, answer, asked };
}

test("what was left unsent is sent once the screen has everything it asked for", async () => {
  const { resume, answer, asked } = await signedIn();
  await vi.advanceTimersByTimeAsync(longMs);
  expect(resume).not.toHaveBeenCalled();
  answer("the jobs");
  await asked;
  await vi.advanceTimersByTimeAsync(longMs);
  await vi.waitFor(() => expect(resume).toHaveBeenCalledExactlyOnceWith(sessionOf().account.id), 60_000);
});

test("nothing is sent any more for somebody who has left before", async () => {
  const { resume, answer, asked, unmount } = await signedIn();
  answer("the jobs");
  await asked;
  unmount();
  await vi.advanceTimersByTimeAsync(longMs);
  expect(resume).not.toHaveBeenCalled();
});

test("what is in the window alone is sent at once, and once, however often one is being written down", async () => {
  const { services, resume, rerender } = await signedIn();
  const state = services.queue.getState();
  const inWindow = { ...state, onlyInWindow: new Set(["w1"]) };
  const getState = vi.spyOn(services.queue, "getState");
  for (let times = 0; times < 5; times++)
    for (const shown of [inWindow, state]) {
      getState.mockReturnValue(shown);
      rerender();
      await vi.advanceTimersByTimeAsync(10);
    }
  await vi.waitFor(() => expect(resume).toHaveBeenCalledExactlyOnceWith(sessionOf().account.id), 60_000);
});
