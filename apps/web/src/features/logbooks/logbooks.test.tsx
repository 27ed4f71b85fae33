import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aBook, anEntry, aPage, onShelf, signedBy, tankId } from "./logbooks.fixture.ts";
import type { Book, BookEntry, BookPage, Draft } from "./logbooks.queries.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

interface Held {
  book?: Book;
  entries?: readonly BookEntry[];
  page?: BookPage;
  drafts?: readonly Draft[];
  answers?: Answers;
}

function serverOf({ book = aBook(), entries = [anEntry()], page = aPage(), drafts = [], answers = {} }: Held): Answers {
  return {
    ...captainOnBoard,
    "people.pick": () => [],
    "logbooks.get": () => book,
    "logbooks.pages": () => ({ firstPageNo: 22, lastPageNo: 22, pages: [page] }),
    "logbooks.entries": () => ({ rows: entries, nextCursor: null }),
    "logbooks.entry": (input) => {
      const entryId = typeof input === "object" && input !== null ? Reflect.get(input, "entryId") : undefined;
      const entry = entries.find(({ id }) => id === entryId);
      if (!entry) throw new Refused("not_found", "refusals:recordNotFound");
      return {
        ...entry,
        event: {},
        previousHash: "0".repeat(64),
        book: { id: book.id, kind: book.kind },
        can: { strike: true },
      };
    },
    "logbooks.drafts": () => drafts,
    ...answers,
  };
}

const openVolume = (held: Held = {}, search = "") =>
  renderApp(`/app/oilrecord/${(held.book ?? aBook()).id}${search}`, serverOf(held));

describe("the shelf", () => {
  test("says of each book what was entered last, what waits, and what is missing", async () => {
    const book = onShelf({
      lastEntry: {
        ...{ logbookId: aBook().id, id: anEntry().id, no: 90, code: "C" },
        ...{ occurredAt: new Date("2026-06-16T09:00:00Z"), recordedAt: new Date("2026-06-16T09:05:00Z") },
      },
      awaits: { officer: 1, master: 0, witness: 0, pages: 2, since: null },
      missing: [{ what: "weekly", tank: "Sludge tank", dueOn: "2026-06-23" as never }],
    });
    const { user, router } = await renderApp("/app/logbook", {
      ...serverOf({}),
      "logbooks.shelf": () => ({ books: [book], can: aBook().can }),
    });
    expect(await screen.findByText(/^Entry 90 \(C\)/)).toBeTruthy();
    expect(screen.getByText("1 entry waits for an officer")).toBeTruthy();
    expect(screen.getByText("2 pages wait for the master")).toBeTruthy();
    expect(screen.getByText(/Sludge tank: weekly C 11 due since/)).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Oil record book, part I" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/oilrecord/${book.id}`));
  });

  test("is opened by the captain alone", async () => {
    const can = { ...aBook().can, signAsMaster: false };
    await renderApp("/app/logbook", { ...serverOf({}), "logbooks.shelf": () => ({ books: [], can }) });
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
    expect(first.getByText("0.85 m3")).toBeTruthy();
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
    expect(entry.getByText("0.85 m3").tagName).toBe("S");
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
    const book = aBook({ can: { ...can, whyNotSubmit: null, whyNot: "logbook-refusals:fromShore" } });
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

describe("signing", () => {
  const sign = async (answers: Answers) => {
    const app = await openVolume({ answers }, `?entry=${anEntry().id}`);
    await app.user.click(await screen.findByRole("button", { name: "Sign as officer in charge" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign entry 90" }));
    const verb = () => dialog.getByRole("button", { name: /^Sign entry 90/ });
    return { ...app, dialog, verb };
  };

  test("shows what is signed, by whom as what, and sends its hash with the pin", async () => {
    const sent: unknown[] = [];
    const { user, dialog, verb } = await sign({ "logbooks.sign": (input) => sent.push(input) && { signed: 1 } });
    expect(dialog.getByText("0.85 m3")).toBeTruthy();
    expect(dialog.getByText("Signs what is shown, as Marek Nowak, Chief engineer (officer in charge)")).toBeTruthy();
    expect(verb()).toHaveProperty("disabled", true);
    await user.type(dialog.getByLabelText("Your master pin"), "72a94");
    await user.click(verb());
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sign entry 90" })).toBeNull());
    const { id, hash } = anEntry();
    expect(sent).toEqual([{ id: aBook().id, entries: [{ id, hash }], capacity: "officer", pin: "7294" }]);
  });

  test("says a wrong pin at its field, which is typed anew", async () => {
    const { user, dialog, verb } = await sign({
      "logbooks.sign": () => {
        throw new Refused("invalid", "signing:pinWrong", { pin: "signing:pinWrong" });
      },
    });
    const pin = dialog.getByLabelText("Your master pin");
    for (const typed of ["1470", "1471"]) {
      await user.type(pin, typed);
      await user.click(verb());
      expect(await dialog.findByText("This is not your master pin.")).toBeTruthy();
      expect(pin).toHaveProperty("value", "");
    }
  });

  test("asks for the drawn signature of whoever has none kept yet", async () => {
    const { user, dialog, verb } = await sign({
      "logbooks.sign": () => {
        throw new Refused("invalid", "signing:drawFirst", { drawing: "signing:drawFirst" });
      },
    });
    expect(dialog.queryByRole("img", { name: /^Signature of/ })).toBeNull();
    await user.type(dialog.getByLabelText("Your master pin"), "7294");
    await user.click(verb());
    expect(await dialog.findByRole("img", { name: "Signature of Marek Nowak" })).toBeTruthy();
    expect(dialog.getByText(/Draw your signature once/)).toBeTruthy();
    expect(verb()).toHaveProperty("disabled", true);
  });

  test("tells who was wrong too often to wait", async () => {
    const { user, dialog, verb } = await sign({
      "logbooks.sign": () => {
        throw new Refused("limit", "auth:tooManyAttempts", {}, { count: 30 });
      },
    });
    await user.type(dialog.getByLabelText("Your master pin"), "1470");
    await user.click(verb());
    expect(await dialog.findByText(/30 minutes/)).toBeTruthy();
  });

  test("of a page waits until every entry on it is signed", async () => {
    const { user } = await openVolume({ page: aPage({ state: "awaitingMaster" }) });
    await user.click(await screen.findByRole("button", { name: "Sign page 22" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign page 22" }));
    expect(dialog.getByText("0 of 1")).toBeTruthy();
    await user.type(dialog.getByLabelText("Your master pin"), "7294");
    expect(dialog.getByRole("button", { name: /^Sign page 22/ })).toHaveProperty("disabled", true);
  });

  test("a strike gives its reason, and leads to the entry of what is right", async () => {
    const sent: unknown[] = [];
    const { user } = await openVolume(
      { answers: { "logbooks.strike": (input) => sent.push(input) && { entryId: anEntry().id } } },
      `?entry=${anEntry().id}`,
    );
    await user.click(await screen.findByRole("button", { name: "Strike out" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Strike out entry 90" }));
    await user.type(dialog.getByLabelText("Your master pin"), "7294");
    const verb = dialog.getByRole("button", { name: /^Strike out entry 90/ });
    expect(verb).toHaveProperty("disabled", true);
    await user.type(dialog.getByLabelText("Reason"), "Wrong sounding");
    await user.click(verb);
    expect(await screen.findByText("Replaces entry 90")).toBeTruthy();
    expect(sent).toMatchObject([{ hash: anEntry().hash, reason: "Wrong sounding", pin: "7294" }]);
    expect(screen.getByLabelText(/Quantity retained/)).toHaveProperty("value", "0.85");
  });
});

describe("a new entry", () => {
  const writes = () => {
    const drafts: unknown[] = [];
    const entries: unknown[] = [];
    const answers: Answers = {
      "logbooks.saveDraft": (input) => drafts.push(input) && { id: "d", version: drafts.length },
      "logbooks.submit": (input) => {
        entries.push(input);
        return { id: anEntry().id, no: 90, hash: anEntry().hash, isLate: false };
      },
    };
    return { drafts, entries, answers };
  };

  test("may be kept half filled, and is whole before it stands in the book", async () => {
    const { drafts, entries, answers } = writes();
    const { user } = await openVolume({ answers }, "?write=C");
    await user.click(await screen.findByRole("combobox", { name: /Operation/ }));
    await user.click(screen.getByRole("option", { name: "Weekly quantity retained on board" }));
    await user.click(screen.getByRole("button", { name: /^Save entry/ }));
    expect((await screen.findAllByText("Fill this in.")).length).toBe(2);
    expect(drafts).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Keep as draft" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Keep as draft" })).toBeNull());
    expect(drafts).toMatchObject([{ logbookId: aBook().id, code: "C", values: { operation: "weekly" } }]);
    expect(entries).toEqual([]);
  });

  test("waits as a draft where somebody else takes it into the book, and says who", async () => {
    const { drafts, entries, answers } = writes();
    const book = aBook({ can: { ...aBook().can, whyNotSubmit: "logbook-refusals:masterSubmits" } });
    const { user } = await openVolume({ book, answers }, "?write=I");
    expect(await screen.findByText(/The captain takes entries into this book/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Save entry/ })).toBeNull();
    await user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    await user.click(screen.getByRole("button", { name: /^Keep as draft/ }));
    await waitFor(() => expect(drafts).toMatchObject([{ code: "I", values: { remarks: "Valve closed" } }]));
    expect(entries).toEqual([]);
  });

  test("is kept and saved in one step, and opens with its number", async () => {
    const { drafts, entries, answers } = writes();
    const { user } = await openVolume({ answers }, "?write=I");
    await user.type(await screen.findByLabelText(/^Remarks/), "Overboard valve V-31 closed and sealed");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(entries).toMatchObject([{ version: 1 }]));
    expect(drafts).toMatchObject([{ code: "I", values: { remarks: "Overboard valve V-31 closed and sealed" } }]);
  });

  test("that was refused on its way into the book is sent again as what it is by now", async () => {
    const { drafts, entries, answers } = writes();
    const submit = answers["logbooks.submit"];
    answers["logbooks.submit"] = (input) => {
      if (drafts.length === 1) throw new Refused("conflict", "logbook-refusals:closed", {}, { number: "ORB-4" });
      return submit?.(input);
    };
    const { user } = await openVolume({ answers }, "?write=I");
    await user.type(await screen.findByLabelText(/^Remarks/), "Valve closed");
    await user.click(screen.getByRole("button", { name: /^Save entry/ }));
    expect(await screen.findByText(/ORB-4 is closed/)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Remarks/), " and sealed");
    await user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await waitFor(() => expect(entries.length).toBe(1));
    expect(drafts[1]).toMatchObject({ version: 1, values: { remarks: "Valve closed and sealed" } });
  });

  test("of more than a day ago says why it comes so late", async () => {
    const { answers } = writes();
    const { user } = await openVolume({ answers }, "?write=I");
    await user.type(await screen.findByLabelText(/^Remarks/), "Valve closed");
    const day = screen.getByLabelText("Date and time of the operation");
    await user.clear(day);
    await user.type(day, "-3");
    await user.tab();
    expect(await screen.findByLabelText("Why is it entered late?")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^Save entry/ }));
    expect(await screen.findByText("Say why it is entered late.")).toBeTruthy();
  });

  test("asks before what was typed is lost, and keeps it through a reload", async () => {
    const first = await openVolume({ answers: writes().answers }, "?write=I");
    await first.user.type(await screen.findByLabelText(/^Remarks/), "Valve closed");
    await first.user.keyboard("{Escape}");
    await first.user.click(
      within(await screen.findByRole("alertdialog", { name: "Discard changes?" })).getByRole("button", {
        name: "Keep editing",
      }),
    );
    cleanup();
    await openVolume({ answers: writes().answers }, "?write=I");
    expect(await screen.findByLabelText(/^Remarks/)).toHaveProperty("value", "Valve closed");
  });

  test("two people who fill in other fields of one draft both win", async () => {
    const base = {
      ...{ id: "0199bbbb-0000-7000-8000-0000000000d1", logbookId: aBook().id, code: "C", version: 1 },
      ...{
        occurredAt: new Date(),
        shipOffsetMin: null,
        lateReason: null,
        correctsId: null,
        findings: [],
        authorName: "Marek Nowak",
      },
      ...{ createdAt: new Date(), updatedAt: new Date(), createdBy: "u1" },
      can: { whyNotSubmit: null, removalNeedsReason: false, fields: ["values"] as Draft["can"]["fields"] },
    };
    let saved: Draft = { ...base, values: { operation: "weekly" } };
    const sent: unknown[] = [];
    const answers: Answers = {
      "logbooks.drafts": () => [saved],
      "logbooks.saveDraft": (input) => {
        sent.push(input);
        if (Reflect.get(Object(input), "version") !== saved.version)
          throw new Refused("stale", "refusals:changedMeanwhile");
        return { id: base.id, version: saved.version + 1 };
      },
    };
    const { user } = await openVolume({ answers }, `?draft=${base.id}`);
    await user.type(await screen.findByLabelText(/Quantity retained/), "0.71");
    saved = { ...saved, version: 2, values: { operation: "weekly", tank: tankId } };
    await user.click(screen.getByRole("button", { name: "Keep as draft" }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        version: 2,
        values: { operation: "weekly", tank: tankId, retained: "0.71" },
      }),
    );
  });
});
