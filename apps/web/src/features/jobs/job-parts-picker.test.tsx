import { cleanup, screen, within } from "@testing-library/react";
import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { afterEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aJob } from "./job-sheet.fixture.ts";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const impeller = {
  id: newId(),
  name: "Impeller kit",
  partNo: "VP-21",
  unit: "pcs",
  minQuantity: 1,
  onHand: 3,
  bins: [],
};

async function takeImpeller() {
  const job = aJob({ today: on("2026-11-27") });
  const { user } = await renderApp(`/app/jobdetails/${job.id}`, {
    ...captainOnBoard,
    "jobs.get": () => job,
    "jobs.history": () => ({ rows: [], nextCursor: null }),
    "comments.list": () => [],
    "people.pick": () => [],
    "live.presence": () => [],
    "live.leave": () => undefined,
    "inventory.pick": () => ({ rows: [impeller], hasMore: false }),
  });
  await screen.findByRole("button", { name: /^Title:/ });
  await user.keyboard("c");
  const completion = await screen.findByRole("dialog", { name: /^Complete:/ });
  await user.click(within(completion).getByRole("button", { name: "Scan or add" }));
  await user.click(await screen.findByRole("button", { name: /^Impeller kit/ }));
}

test("a part that was taken is said to be, and the list stays for the next one", async () => {
  await takeImpeller();
  expect(await screen.findByText("Impeller kit added")).toBeTruthy();
  expect(screen.getByRole("searchbox", { name: "Name or part number" })).toBeTruthy();
});

test("on a phone the list does not cover the part that was taken", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: media === "(max-width: 767px)" } as MediaQueryList),
  );
  await takeImpeller();
  await vi.waitFor(() => expect(screen.queryByRole("searchbox", { name: "Name or part number" })).toBeNull(), 60_000);
  const parts = screen.getByRole("region", { name: "Parts used" });
  expect(parts.textContent).toContain("Impeller kit");
});
