import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KeptQuery } from "../lib/offline/device-database.ts";
import { createMemoryQueryStore } from "../lib/offline/device-stores.ts";
import { scopeOf } from "../lib/offline/kept-queries.ts";
import { stubPictureCache } from "../testing/picture-cache.ts";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";
import { sessionOf } from "../testing/sessions.ts";
import { sweep } from "./keep-device.ts";
import { leaveIdle, signOut } from "./sign-out.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const accountId = sessionOf().account.id;
const kept = (id: string): KeptQuery => ({
  ...{ scope: scopeOf(id, "v"), hash: "jobs", key: ["jobs"], data: "read", updatedAt: 1 },
});

const silent = () => new Promise<never>(() => undefined);
const refuses = () => Promise.reject(new DOMException("Connection to Indexed Database server lost.", "UnknownError"));

/** A captain at work, on a device that has kept what the captain and somebody else read; it stops clearing when told to. */
async function atWork() {
  const device = createMemoryQueryStore();
  const keepOnly = vi.fn(device.keepOnly);
  const signedOut = vi.fn();
  const app = await renderApp("/app/help", {
    ...captainOnBoard,
    "session.signOut": signedOut,
  });
  Object.assign(app.services.queryStore, { ...device, keepOnly });
  await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
  await device.put([kept(accountId), kept("somebody-else")]);
  const isLeft = async (id: string) => (await device.list(scopeOf(id, "v"))).length > 0;
  return { ...app, keepOnly, signedOut, isLeft };
}

test("what somebody read is cleared once a device answers that would not when they signed out", async () => {
  const { services, router, keepOnly, isLeft } = await atWork();
  keepOnly.mockImplementationOnce(refuses);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await signOut(services, router);
  expect(await isLeft(accountId)).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await isLeft(accountId)).toBe(false);
});

test("a start at which nobody is remembered clears what a silent device held back at sign-out", async () => {
  const { services, router, keepOnly, isLeft } = await atWork();
  keepOnly.mockImplementationOnce(silent);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const leaving = signOut(services, router);
  await vi.advanceTimersByTimeAsync(2_000);
  await leaving;
  expect(await isLeft(accountId)).toBe(true);
  await sweep(services);
  expect(await isLeft(accountId)).toBe(false);
});

test("a start clears what others read, and leaves what the signed-in account did", async () => {
  const { services, isLeft } = await atWork();
  await sweep(services);
  expect([await isLeft(accountId), await isLeft("somebody-else")]).toEqual([true, false]);
});

test("a screen that nobody touches is cleared as at sign-out, and a silent device does not hold up the server", async () => {
  const { services, router, keepOnly, signedOut, isLeft } = await atWork();
  keepOnly.mockImplementationOnce(silent);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const leaving = leaveIdle(services, router);
  await vi.advanceTimersByTimeAsync(2_000);
  await leaving;
  expect(signedOut).toHaveBeenCalledOnce();
  await sweep(services);
  expect(await isLeft(accountId)).toBe(false);
});

test("pictures that the browser would not let go of are gone once the next one has signed in", async () => {
  const patience = vi.fn(async () => undefined);
  const caches = stubPictureCache({ "/files/own": accountId, "/files/other": "somebody-else" }, patience);
  localStorage.setItem("ymp.picturesOf", "somebody-else");
  patience.mockImplementationOnce(refuses);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await atWork();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(caches.left()).toEqual(["/files/own"]);
  expect(localStorage.getItem("ymp.picturesOf")).toBe(accountId);
});

test("a browser that remembers nobody keeps nothing of anybody for the next start", async () => {
  const { services, isLeft } = await atWork();
  localStorage.clear();
  await sweep(services);
  expect(await isLeft(accountId)).toBe(false);
});
