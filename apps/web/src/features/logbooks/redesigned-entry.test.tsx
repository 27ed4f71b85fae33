import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import type { DesignedColumn } from "@ymp/core/books/custom-book";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { aBook, aDraft, anEntry } from "./logbooks.fixture.ts";
import type { Book } from "./logbooks.queries.ts";
import { serverOf } from "./open-volume.fixture.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const fuel: DesignedColumn = { key: "fuel", label: "Fuel", type: "decimal", unit: "l" };
const notes: DesignedColumn = { key: "notes", label: "Notes", type: "text" };
const inLitres = { seq: 1, columns: [fuel, notes] };
const inCubicMetres = { seq: 7, columns: [{ ...fuel, unit: "m3" }, notes] };

const designedBook = (...designs: Book["designs"]): Book =>
  aBook({ kind: "custom", title: "Bunkers", form: { title: "Bunkers", columns: designs[0]?.columns }, designs });

/** A server whose book is designed anew while somebody writes in it. */
function galley() {
  const state = { book: designedBook(inLitres), isLost: false };
  const entered: unknown[] = [];
  const answers: Answers = {
    "people.pick": () => [{ id: "p1", firstName: "Anna", lastName: "Lindqvist", jobTitle: null, hasLeft: false }],
    "logbooks.get": () => state.book,
    "logbooks.enter": (input) => {
      if (state.isLost) throw new TypeError("Load failed");
      if (Reflect.get(Object(input), "design") !== state.book.designs[0]?.seq)
        throw new Refused("conflict", "logbook-refusals:designedAnew", {}, { number: "ORB-4" });
      entered.push(input);
      return { id: anEntry().id, no: 91, hash: anEntry().hash, isLate: false };
    },
  };
  const open = () =>
    renderApp(`/app/custom/logbook/${state.book.id}?write=entry`, serverOf({ book: state.book, entries: [], answers }));
  return {
    state,
    entered,
    open,
    designAnew: () => Object.assign(state, { book: designedBook(inCubicMetres, inLitres) }),
  };
}

const typeBoth = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
  await user.type(await screen.findByLabelText(/^Fuel/), "500");
  await user.type(screen.getByLabelText(/^Notes/), "Bunkered");
  await user.click(screen.getByRole("combobox", { name: /^Author/ }));
  await user.click(await screen.findByRole("option", { name: /Anna/ }));
};
const saveEntry = () => screen.getByRole("button", { name: /^Save entry/ });
const leftBehind = () => screen.findByText(/What fits the new form is filled in/);

describe("an entry that was typed on the design before", () => {
  test("is refused in words, keeps what fits, says what does not, and is saved on the new form", async () => {
    const { entered, open, designAnew } = galley();
    const app = await open();
    await typeBoth(app);
    designAnew();
    await app.user.click(saveEntry());
    expect(await screen.findByText(/was designed anew since this was written. Open it/)).toBeTruthy();
    const told = within((await leftBehind()).parentElement as HTMLElement);
    expect(told.getByText("Fuel (l)")).toBeTruthy();
    expect(told.getByText("500")).toBeTruthy();
    expect(screen.getByLabelText(/^Fuel/)).toHaveProperty("value", "");
    expect(screen.getByLabelText(/^Notes/)).toHaveProperty("value", "Bunkered");
    expect(entered).toEqual([]);
    await app.user.type(screen.getByLabelText(/^Fuel/), "0.5");
    await app.user.click(saveEntry());
    await waitFor(() => expect(entered).toMatchObject([{ design: 7, values: { fuel: "0.5", notes: "Bunkered" } }]));
    expect(entered[0]).not.toHaveProperty("left");
  });

  test("keeps what does not fit over a reload", async () => {
    const { open, designAnew } = galley();
    await typeBoth(await open());
    cleanup();
    designAnew();
    await open();
    await leftBehind();
    expect(screen.getByText("500")).toBeTruthy();
    cleanup();
    await open();
    await leftBehind();
    expect(screen.getByText("500")).toBeTruthy();
    expect(screen.getByLabelText(/^Notes/)).toHaveProperty("value", "Bunkered");
  });

  test("keeps with its draft what does not fit, however often that is saved", async () => {
    const { state, designAnew } = galley();
    const draft = aDraft({ code: "entry", design: 1, values: { at: "2026-06-15T11:00:00Z", fuel: "500" } });
    const kept: unknown[] = [];
    designAnew();
    const answers: Answers = {
      "logbooks.saveDraft": (input) => {
        kept.push(input);
        return { id: draft.id, version: 2 };
      },
    };
    const server = serverOf({ book: state.book, entries: [], drafts: [draft], answers });
    const app = await renderApp(`/app/custom/logbook/${state.book.id}?draft=${draft.id}`, server);
    await leftBehind();
    await app.user.click(screen.getByRole("button", { name: /^Keep as draft/ }));
    const left = [{ label: "Fuel (l)", text: "500" }];
    await waitFor(() => expect(kept).toMatchObject([{ design: 7, left, values: { at: "2026-06-15T11:00:00Z" } }]));
    cleanup();
    const saved = { ...draft, version: 2, design: 7, values: { at: "2026-06-15T11:00:00Z" }, left };
    await renderApp(
      `/app/custom/logbook/${state.book.id}?draft=${draft.id}`,
      serverOf({ book: state.book, entries: [], drafts: [saved] }),
    );
    await leftBehind();
    expect(screen.getByText("500")).toBeTruthy();
  });

  test("waits on the device under the titles that it was written under, and opens again on the new form", async () => {
    const { state, entered, open, designAnew } = galley();
    const app = await open();
    await typeBoth(app);
    state.isLost = true;
    await act(async () => app.services.link.markUnreachable());
    await app.user.click(saveEntry());
    await screen.findByText("ORB-4, not yet numbered");
    designAnew();
    state.isLost = false;
    await act(async () => {
      app.services.link.markReached();
      await app.services.queue.flush();
      await app.services.queryClient.invalidateQueries();
    });
    expect((await screen.findAllByText("Not taken")).length).toBeGreaterThan(0);
    expect(await screen.findAllByText("Fuel (l)")).not.toEqual([]);
    expect(screen.queryByText("Fuel (m3)")).toBeNull();
    expect(screen.getByText(/Correct it on the new form before you sign/)).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Correct" }));
    await leftBehind();
    await app.user.type(screen.getByLabelText(/^Fuel/), "0.5");
    await app.user.click(saveEntry());
    await waitFor(() => expect(entered).toMatchObject([{ design: 7, values: { fuel: "0.5", notes: "Bunkered" } }]));
    expect(state.book.designs[0]?.seq).toBe(7);
  });
});
