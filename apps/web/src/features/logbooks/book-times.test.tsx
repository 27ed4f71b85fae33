import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aBook, anEntry, aPage } from "./logbooks.fixture.ts";
import type { BookEntry } from "./logbooks.queries.ts";

afterEach(cleanup);

const serverOf = (entries: readonly BookEntry[], book = aBook()): Answers => ({
  ...captainOnBoard,
  "people.pick": () => [],
  "logbooks.get": () => book,
  "logbooks.pages": () => ({ firstPageNo: 22, lastPageNo: 22, pages: [aPage()] }),
  "logbooks.entries": () => ({ rows: entries, nextCursor: null }),
  "logbooks.drafts": () => [],
});
const openVolume = (entries: readonly BookEntry[], search = "") =>
  renderApp(`/app/oilrecord/${aBook().id}${search}`, serverOf(entries));

test("times of items carry UTC beside; the moment of recording is told by the ship's clock of that moment", async () => {
  const late = anEntry({
    code: "F",
    lines: [{ item: "19", text: "08:00", utc: "06:00 UTC" }],
    ...{ isLate: true, lateReason: "Rough log", shipOffsetMin: 120 },
    ...{ recordedAt: new Date("2026-11-27T15:19:00Z"), recordedOffsetMin: 60 },
  });
  await openVolume([late]);
  expect((await screen.findByText("19")).nextElementSibling?.textContent).toBe("08:00 (06:00 UTC)");
  expect(screen.getByText(/27-NOV-2026 16:19 \(15:19 UTC\)/)).toBeTruthy();
});

const official = aBook({ kind: "official", number: "OLB-1", correction: "furtherEntry" });
const departed = anEntry({
  ...{ code: "DEP_ARR", title: "7. Departure or arrival", lines: [{ item: "7", text: "Departed Palma" }] },
  ...{ occurredAt: new Date("2026-06-16T06:00:00Z"), shipOffsetMin: 120 },
  ...{ recordedAt: new Date("2026-06-16T22:30:00Z"), recordedOffsetMin: 120 },
});

test("24: the page of an official log book tells date and hour of what happened, and the date of entry", async () => {
  await renderApp(`/app/officiallogbook/${official.id}`, serverOf([departed], official));
  const entry = within(await screen.findByRole("region", { name: "Entry 90" }));
  expect(entry.getByText("08:00 (06:00 UTC)")).toBeTruthy();
  expect(entry.getByText("Entered 17-JUN-2026")).toBeTruthy();
  expect(entry.getByText(/^16-JUN-2026/)).toBeTruthy();
});

test("an entry of an official log book, which prints no hour itself, tells it; an operation of the oil record book its day", async () => {
  const official = aBook({ kind: "official" });
  const told = anEntry({ code: "OTHER", title: "Other", lines: [{ item: "", text: "Owner came aboard" }] });
  const { unmount } = await renderApp(`/app/officiallogbook/${official.id}`, serverOf([told], official));
  expect(await screen.findByText("11:00 (09:00 UTC)")).toBeTruthy();
  unmount();
  await openVolume([anEntry()]);
  expect(await screen.findByText("16-JUN-2026")).toBeTruthy();
  expect(screen.queryByText("11:00 (09:00 UTC)")).toBeNull();
});

test("an operation with a start and a stop is asked for no other time", async () => {
  await openVolume([], "?write=D");
  expect((await screen.findAllByLabelText(/Start/)).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText("Date and time of the operation")).toBeNull();
});

test("an oil record book asks on its cover what the machines are rated for", async () => {
  const asked: unknown[] = [];
  const { user } = await renderApp("/app/createlogbook/oil1", {
    ...serverOf([]),
    "logbooks.shelf": () => ({ notTaught: [], books: [], can: aBook().can }),
    "logbooks.open": (input) => {
      asked.push(input);
      return { id: aBook().id };
    },
  });
  await user.type(await screen.findByRole("textbox", { name: /15 ppm equipment/ }), "1.5");
  expect(screen.getByRole("textbox", { name: /Incinerator/ })).toBeTruthy();
  await user.type(screen.getByLabelText(/^Number/), "ORB-4");
  await user.type(screen.getByLabelText(/^Place/), "Palma");
  await user.type(screen.getByLabelText("Your master pin"), "7294");
  await user.click(screen.getByRole("button", { name: "Open and sign" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: "oil1", number: "ORB-4", separatorRate: "1.5" });
  expect(asked[0]).not.toHaveProperty("incineratorCapacity");
});
