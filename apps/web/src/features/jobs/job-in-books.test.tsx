import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aJob } from "./job-sheet.fixture.ts";
import { openSheet, today } from "./test-job-sheet.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const volume = { logbookId: "0199bbbb-0000-7000-8000-000000000001", kind: "oil1" as const, number: "ORB1-2026-01" };
const proposed = {
  ...volume,
  ...{ code: "C" as const, occurredAt: new Date("2026-06-15T10:00:00Z") },
  values: { operation: "collected", collected: "0.018", source: "Generator 1, oil change, job 26-0214" },
};
const finished = () => aJob({ today, status: "done" });

test("a finished oil change begins a draft in the oil record book, with its figures", async () => {
  const sent: unknown[] = [];
  const job = finished();
  const { user } = await openSheet(job, {
    "logbooks.ofJob": () => ({ entries: [], drafts: [], proposed }),
    "logbooks.saveDraft": (input) => sent.push(input) && { id: "d", version: 1 },
  });
  await user.click(await screen.findByRole("button", { name: "Enter in the oil record book" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ logbookId: volume.logbookId, code: "C", jobId: job.id, values: proposed.values });
});

test("the job leads to the entry that was made for it, and proposes none again", async () => {
  await openSheet(finished(), {
    "logbooks.ofJob": () => ({ entries: [{ ...volume, id: "e1", no: 41 }], drafts: [], proposed: null }),
  });
  const entry = await screen.findByRole("link", { name: "Entry 41 in ORB1-2026-01" });
  expect(entry.getAttribute("href")).toContain("entry=e1");
  expect(screen.queryByRole("button", { name: "Enter in the oil record book" })).toBeNull();
});

test("reopening says that a draft of it waits in the book", async () => {
  const job = { ...finished(), can: { ...finished().can, reopen: true } };
  const { user } = await openSheet(job, {
    "logbooks.ofJob": () => ({ entries: [], drafts: [{ ...volume, id: "d1" }], proposed: null }),
  });
  await user.click(await screen.findByRole("button", { name: "Reopen" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reopen job", busy: false }));
  expect(await dialog.findByText(/^It waits as a draft in ORB1-2026-01/)).toBeTruthy();
});
