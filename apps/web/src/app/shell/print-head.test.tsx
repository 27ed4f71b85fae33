import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const print = () => act(() => void window.dispatchEvent(new Event("beforeprint")));

test("the first paper of a session has its head: whose it is, when it was made and by whom", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-03-03T08:00:00Z") });
  await renderApp("/app/help");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  // By now its code has been asked for, and nothing else asks for it.
  await act(() => import("./print-head.tsx"));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText(/^Printed .* by /)).toBeNull();
  print();
  expect(screen.getByText(/^Printed 3 Mar 2026.* by Marek Nowak$/)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText(/^Printed /)).toBeNull();
});
