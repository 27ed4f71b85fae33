import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beOnAPhone } from "../testing/phone.ts";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(() => localStorage.clear());

const openTrips = () =>
  renderApp("/app/trips", {
    ...captainOnBoard,
    "trips.list": () => ({ rows: [], nextCursor: null, total: 0 }),
    "savedViews.list": () => [],
  });

test("the pages of an area stand above the header of each of them, the one that is shown marked", async () => {
  await openTrips();
  const tabs = await screen.findByRole("navigation", { name: "Guests and trips" });
  const heading = screen.getByRole("heading", { level: 1, name: "Trips" });
  expect(within(tabs).getByRole("link", { name: "Trips", current: "page" })).toBeTruthy();
  expect(tabs.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("on a phone they stand below it", async () => {
  beOnAPhone();
  await openTrips();
  const tabs = await screen.findByRole("navigation", { name: "Guests and trips" });
  const heading = screen.getByRole("heading", { level: 1, name: "Trips" });
  expect(tabs.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});
