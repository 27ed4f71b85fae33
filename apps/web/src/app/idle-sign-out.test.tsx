import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";
import { sessionOf } from "../testing/sessions.ts";
import { watchIdle } from "./idle-sign-out.ts";

const minute = 60_000;

describe("watching whether anybody is there", () => {
  let storage: Map<string, string>;
  const keeping = () => ({
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  beforeEach(() => {
    storage = new Map();
    vi.useFakeTimers({ now: new Date("2026-06-15T09:00:00Z") });
  });
  afterEach(() => vi.useRealTimers());

  test("calls once nobody has touched the screen for half an hour", () => {
    const onIdle = vi.fn();
    const stop = watchIdle(30, { storage: keeping(), now: Date.now }, onIdle);
    vi.advanceTimersByTime(20 * minute);
    dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(29 * minute);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minute);
    expect(onIdle).toHaveBeenCalledTimes(1);
    stop();
  });

  test("knows what was touched in another tab", () => {
    const onIdle = vi.fn();
    const stop = watchIdle(30, { storage: keeping(), now: Date.now }, onIdle);
    vi.advanceTimersByTime(25 * minute);
    storage.set("ymp:last-input", String(Date.now()));
    vi.advanceTimersByTime(29 * minute);
    expect(onIdle).not.toHaveBeenCalled();
    stop();
  });

  test("looks at once when a closed laptop is opened", () => {
    const onIdle = vi.fn();
    const stop = watchIdle(30, { storage: keeping(), now: Date.now }, onIdle);
    vi.setSystemTime(new Date("2026-06-15T12:00:00Z"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(onIdle).toHaveBeenCalledTimes(1);
    stop();
  });

  test("stops with the screen", () => {
    const onIdle = vi.fn();
    watchIdle(30, { storage: keeping(), now: Date.now }, onIdle)();
    vi.advanceTimersByTime(60 * minute);
    expect(onIdle).not.toHaveBeenCalled();
  });
});

describe("a shared screen", () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  test("is signed out when nobody has touched it, and leads back to where it was", async () => {
    const signedOut = vi.fn();
    const { router } = await renderApp("/app/security", {
      ...captainOnBoard,
      "session.me": () => sessionOf({}, { idleMinutes: 30 }),
      "session.signOut": signedOut,
    });
    await screen.findByRole("heading", { name: "Security" });
    localStorage.setItem("ymp:last-input", String(Date.now() - 31 * minute));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => router.state.location.pathname).toBe("/auth/login");
    expect(router.state.location.search).toMatchObject({ from: "/app/security" });
    await expect.poll(() => signedOut.mock.calls.length).toBe(1);
  });
});
