import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { aBook, anEntry, aPage, onShelf, signedBy } from "./logbooks.fixture.ts";
import { openVolume, serverOf } from "./open-volume.fixture.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

describe("the shelf", () => {
  test("says of each book what was entered last, what waits, and what is missing", async () => {
    const book = onShelf({
      lastEntry: {
        ...{ logbookId: aBook().id, id: anEntry().id, no: 90, code: "C" },
        ...{ occurredAt: new Date("2026-06-16T09:00:00Z"), recordedAt: new Date("2026-06-16T09:05:00Z") },
      },
      awaits: { officer: 1, master: 0, witness: 0, pages: 2, since: null },
      missing: [{ what: "weekly", tank: "Sludge tank", dueOn: "2026-06-23" as never, until: null, count: 0 }],
      missed: { daily: 0, weekly: 3 },
    });
    const { user, router } = await renderApp("/app/logbook", {
      ...serverOf({}),
      "logbooks.shelf": () => ({ notTaught: [], books: [book], can: aBook().can }),
    });
    expect(await screen.findByText(/^Entry 90 \(C\)/)).toBeTruthy();
    expect(screen.getByText("1 entry waits for an officer")).toBeTruthy();
    expect(screen.getByText("2 pages wait for the master")).toBeTruthy();
    expect(screen.getByText(/Sludge tank: weekly C 11 due since/)).toBeTruthy();
    expect(screen.getByText("3 weeks without C 11")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Oil record book, part I" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/oilrecord/${book.id}`));
  });

  test("29: tells a reader that others sign, and not that they do", async () => {
    const can = { ...aBook().can, signAsOfficer: false, signAsMaster: false, witness: true };
    await openVolume({ book: aBook({ can, awaits: { officer: 31, master: 0, witness: 0, pages: 0 } }) });
    expect(await screen.findByText("31 entries wait for a signature")).toBeTruthy();
    expect(screen.queryByText(/to be signed/)).toBeNull();
  });

  test("30: the cover names every day that was missed", async () => {
    const day = (on: number) => `2026-06-0${on}` as never;
    const missing = [
      { what: "daily" as const, tank: null, dueOn: day(2), until: day(3), count: 2 },
      { what: "daily" as const, tank: null, dueOn: day(6), until: null, count: 3 },
    ];
    const book = aBook({ kind: "gmdss", missing });
    await renderApp(`/app/logbookdetails/${book.id}`, serverOf({ book }));
    const card = within(await screen.findByRole("region", { name: "What is missing" }));
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^No entry since .*, 3 days$/),
      expect.stringMatching(/^No entry .* – .*, 2 days$/),
    ]);
  });

  test("is opened by the captain alone", async () => {
    const can = { ...aBook().can, signAsMaster: false };
    await renderApp("/app/logbook", { ...serverOf({}), "logbooks.shelf": () => ({ notTaught: [], books: [], can }) });
    expect(await screen.findByText("The captain opens the books.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Open a book" })).toBeNull();
  });
});

describe("a volume", () => {
  test("reads as a book: day, letter, items, signature, and what it still waits for", async () => {
    const signed = anEntry({ id: "e2", no: 89, awaits: [], signatures: [signedBy("Marek Nowak", "Chief engineer")] });
    await openVolume({ entries: [signed, anEntry()] });
    const [first, second] = [
      within(await screen.findByRole("region", { name: "Entry 89" })),
      within(screen.getByRole("region", { name: "Entry 90" })),
    ];
    expect(first.getAllByText("16-JUN-2026").length).toBe(2);
    expect(first.getByText("0.85 m³")).toBeTruthy();
    expect(first.getByText("Marek Nowak, Chief engineer")).toBeTruthy();
    expect(first.getByRole("img", { name: "Signature of Marek Nowak" })).toBeTruthy();
    expect(second.getByText("Waits for the officer in charge")).toBeTruthy();
  });

  test("keeps a struck entry legible, with who, when, why, and the way to what replaces it", async () => {
    const strike = { ...signedBy("Marek Nowak", "Chief engineer"), reason: "Wrong sounding" };
    const struck = anEntry({
      ...{ isStruck: true, awaits: [], strike },
      correctedBy: [{ id: "0199bbbb-0000-7000-8000-0000000000e2", no: 91 }],
    });
    const { user, router } = await openVolume({ entries: [struck] });
    const entry = within(await screen.findByRole("region", { name: "Entry 90" }));
    expect(entry.getByText("0.85 m³").tagName).toBe("S");
    expect(
      entry.getByText(/by Marek Nowak, Chief engineer, 16-JUN-2026 12:00 \(10:00 UTC\): Wrong sounding/),
    ).toBeTruthy();
    await user.click(entry.getByRole("button", { name: "See entry 91" }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ entry: struck.correctedBy[0]?.id }));
  });

  test("from shore is read and nothing else, and says why", async () => {
    const can = {
      write: false,
      signAsOfficer: false,
      signAsMaster: false,
      witness: false,
      signsAs: null,
    };
    const book = aBook({
      can: { ...can, whyNotSubmit: null, whyNotExport: null, hasDrawing: true, whyNot: "logbook-refusals:fromShore" },
    });
    await openVolume({ book, page: aPage({ state: "awaitingMaster" }) });
    expect(await screen.findByText(/From shore they can only be read/)).toBeTruthy();
    for (const name of [/New entry/, /^Sign page/]) expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("is written in by keys alone: N, then the letter, or the arrows", async () => {
    const { user, router } = await openVolume();
    await screen.findByRole("button", { name: /New entry/ });
    await user.keyboard("n");
    const kinds = within(await screen.findByRole("dialog", { name: "What do you enter?" }));
    const [first, second] = kinds.getAllByRole("listitem").map((item) => within(item).getByRole("button"));
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(second);
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(document.activeElement).toBe(first);
    await user.keyboard("c");
    await waitFor(() => expect(router.state.location.search).toMatchObject({ write: "C" }));
  });

  test("is proved when it is asked for, and names the first entry that does not hold", async () => {
    const report = { id: aBook().id, number: "ORB-4", events: 212, headHash: aBook().head.hash };
    const reports = [
      { ...report, ok: true, firstBad: null },
      { ...report, ok: false, firstBad: { seq: 212, entryNo: 71, fault: "hash" } },
    ];
    const { user } = await openVolume({ answers: { "logbooks.verify": () => reports.shift() } });
    await user.click(await screen.findByRole("button", { name: "Verify" }));
    await user.click(await screen.findByRole("button", { name: /^Chain intact, 212 events/ }));
    expect(
      await screen.findByRole("button", { name: "Breaks at event 212, entry 71: its text was changed" }),
    ).toBeTruthy();
  });

  test("that could not be checked is never shown as whole", async () => {
    const { user } = await openVolume({
      answers: {
        "logbooks.verify": () => {
          throw new Refused("internal", "errors:internal");
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Verify" }));
    expect(await screen.findByRole("button", { name: "Could not check" })).toBeTruthy();
  });
});
