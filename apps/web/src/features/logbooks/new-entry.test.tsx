import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { aBook, aDraft, anEntry, tankId } from "./logbooks.fixture.ts";
import type { Draft } from "./logbooks.queries.ts";
import { openVolume } from "./open-volume.fixture.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

describe("a new entry", () => {
  const writes = () => {
    const drafts: unknown[] = [];
    const entries: unknown[] = [];
    const answers: Answers = {
      "logbooks.saveDraft": (input) => drafts.push(input) && { id: "d", version: drafts.length },
      "logbooks.enter": (input) => {
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

  test("is saved in one step, and opens with its number", async () => {
    const { drafts, entries, answers } = writes();
    const { user } = await openVolume({ answers }, "?write=I");
    await user.type(await screen.findByLabelText(/^Remarks/), "Overboard valve V-31 closed and sealed");
    await user.click(screen.getByRole("button", { name: /^Save entry/ }));
    const values = { remarks: "Overboard valve V-31 closed and sealed" };
    await waitFor(() => expect(entries).toMatchObject([{ logbookId: aBook().id, code: "I", values }]));
    expect(drafts).toEqual([]);
    expect(screen.queryByRole("dialog", { name: /^Sign entry/ })).toBeNull();
  });

  test("23: is saved and signed in one step, by keys alone", async () => {
    const { entries, answers } = writes();
    answers["logbooks.entry"] = () => ({ ...anEntry(), event: {}, previousHash: "", can: { strike: true } });
    const { user } = await openVolume({ answers }, "?write=I");
    await user.type(await screen.findByLabelText(/^Remarks/), "Valve closed");
    expect(screen.getByRole("button", { name: /^Save and sign/ })).toBeTruthy();
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("dialog", { name: "Sign entry 90" })).toBeTruthy();
    expect(entries).toHaveLength(1);
  });

  test("that was refused on its way into the book is sent again as what it is by now", async () => {
    const { entries, answers } = writes();
    const enter = answers["logbooks.enter"];
    const tried: unknown[] = [];
    answers["logbooks.enter"] = (input) => {
      if (tried.push(input) === 1) throw new Refused("conflict", "logbook-refusals:closed", {}, { number: "ORB-4" });
      return enter?.(input);
    };
    const { user } = await openVolume({ answers }, "?write=I");
    await user.type(await screen.findByLabelText(/^Remarks/), "Valve closed");
    await user.click(screen.getByRole("button", { name: /^Save entry/ }));
    expect(await screen.findByText(/ORB-4 is closed/)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Remarks/), " and sealed");
    await user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await waitFor(() => expect(entries.length).toBe(1));
    expect(entries).toMatchObject([{ values: { remarks: "Valve closed and sealed" } }]);
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
    const base = aDraft();
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
