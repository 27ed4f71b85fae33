import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";
import { aBook, anEntry, aPage, signedBy } from "../logbooks/logbooks.fixture.ts";
import { anAccount, inspected, shownBook, startedAt } from "./inspected.fixture.ts";
import type { SignedRest } from "./inspections.queries.ts";

const nobody: Answers = { "session.me": () => null, "session.needsFirstAdministrator": () => false };
const noSession = () => {
  throw new Refused("forbidden", "inspection-refusals:noSession");
};
const ended = () => {
  const params = { at: "2026-06-18T13:20:00.000Z", timeZone: "Europe/Paris" };
  throw new Refused("forbidden", "inspection-refusals:ended", {}, params);
};

const inspection = {
  ...{ id: "0199cccc-0000-7000-8000-000000000001", authority: "Affaires maritimes", officer: "P. Girard" },
  ...{ port: null, startedAt, endsAt: new Date("2026-06-18T13:20:00Z"), masterName: "Elena Castell" },
  ...{
    masterRank: null,
    endedAt: null,
    endedHow: null,
    sessions: [],
    looks: [],
    hasMoreLooks: false,
    copies: [],
    books: [],
  },
  asked: { kinds: [], from: null, to: null },
  ...{ code: "7KQ2-M9TX", link: "http://ship/inspect#x", can: { end: true, handOver: true } },
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  globalThis.history.replaceState(null, "", "/");
});

describe("what opens an inspection", () => {
  test("a code that is typed; a wrong one says so and stays", async () => {
    let isIn = false;
    const enter = vi.fn(({ secret }: { secret: string }) => {
      if (secret !== "7KQ2-M9TX") throw new Refused("not_found", "inspection-refusals:codeUnknown");
      isIn = true;
    });
    const { user } = await renderApp("/inspect", {
      ...nobody,
      "inspections.inspected": () => (isIn ? inspected() : noSession()),
      "inspections.enter": (input) => enter(input as { secret: string }),
    });
    const code = await screen.findByRole("textbox", { name: "Code" });
    await user.type(code, "2222-2222");
    await user.click(screen.getByRole("button", { name: "Open the inspection" }));
    expect(await screen.findByText("This code opens no inspection. Ask the master.")).toBeTruthy();
    await user.clear(code);
    await user.type(code, "7KQ2-M9TX");
    await user.click(screen.getByRole("button", { name: "Open the inspection" }));
    expect(await screen.findByText("M/Y Seraphine, inspection view")).toBeTruthy();
  });

  test("a link, whose secret leaves the address before anything is asked", async () => {
    globalThis.history.replaceState(null, "", "/inspect#a-secret-of-the-link");
    const seen: string[] = [];
    const enter = vi.fn((_: unknown) => void seen.push(globalThis.location.href));
    await renderApp("/inspect", {
      ...nobody,
      "inspections.inspected": () => inspected(),
      "inspections.enter": enter,
    });
    expect(await screen.findByText("M/Y Seraphine, inspection view")).toBeTruthy();
    expect(enter.mock.calls).toEqual([[{ way: "link", secret: "a-secret-of-the-link" }]]);
    expect(seen.join()).not.toContain("secret");
  });

  test("nothing once it is over: when it ended is said in the ship's time", async () => {
    await renderApp("/inspect", { ...nobody, "inspections.inspected": ended });
    expect(await screen.findByRole("heading", { name: "Ended 15:20" })).toBeTruthy();
    expect(screen.getByText("Ask the master to open another inspection.")).toBeTruthy();
    expect(screen.queryByText(/Seraphine/)).toBeNull();
  });
});

describe("what an inspector sees", () => {
  test("what is wrong first, what is kept elsewhere said so, and no way into the ship", async () => {
    await renderApp("/inspect", { ...nobody, "inspections.inspected": () => inspected() });
    const wrong = within(await screen.findByRole("region", { name: "What is wrong" }));
    expect(wrong.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Crew certificates expired: 2",
      "Oil record book, part I, ORB-4: entries not signed: 1",
    ]);
    expect(screen.getByRole("timer").textContent).toBe("48 min left");
    for (const said of [
      "Not kept in YMP yet. Ask the master for the originals.",
      "Drills are recorded in the official log book. The rest is kept outside YMP.",
      "No declaration on file, the paper books are the legal record",
    ])
      expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Certified copy" })).toBeNull();
  });

  test("a book that does not hold says so, and nothing wrong is said as well", async () => {
    const broken = shownBook({ isIntact: false });
    await renderApp("/inspect", {
      ...nobody,
      "inspections.inspected": () => inspected({ books: [broken], wrong: [] }),
    });
    expect(await screen.findByText("Does not hold")).toBeTruthy();
    expect(screen.getByText("does not hold: 1")).toBeTruthy();
    expect(screen.getByText(/^Nothing is missing, unsigned, broken or expired/)).toBeTruthy();
  });

  test("months of rest that were signed, each with its sheet", async () => {
    const signed: SignedRest = {
      ...{ profileId: aBook().id, name: "Liam Shaw", rank: "Deckhand", month: parseCalendarDate("2026-05-01") },
      ...{ revision: 2, hash: "a".repeat(64), state: "locked", breaches: 1, signedAt: startedAt },
    };
    const print = vi.fn((_: unknown) => ({
      fileName: "rest.pdf",
      mediaType: "application/pdf",
      base64: "",
      address: "/downloads/1",
    }));
    const { user } = await renderApp("/inspect", {
      ...nobody,
      "inspections.inspected": () => inspected(),
      "inspections.rest": () => [signed],
      "inspections.restMonth": print,
    });
    await user.click(await screen.findByRole("button", { name: /^Hours of work and rest/ }));
    const month = within(await screen.findByRole("region", { name: "May 2026" }));
    expect(month.getByText(/^Deckhand.*signed by both, .*revision 2$/)).toBeTruthy();
    expect(month.getByText("limits broken: 1")).toBeTruthy();
    await user.click(month.getByRole("button", { name: "Sheet of Liam Shaw, May 2026" }));
    expect(print).toHaveBeenCalledWith({ profileId: signed.profileId, month: "2026-05", locale: "en" });
  });

  test("pages with strikes and signatures, and nothing to press on them; all goes when it ends meanwhile", async () => {
    let isOver = false;
    const strike = { ...signedBy("Marek Nowak", "Chief engineer"), reason: "wrong sounding" };
    const entry = anEntry({ isStruck: true, awaits: [], signatures: [signedBy("Tomás Reid", "Second")], strike });
    const report = { id: aBook().id, number: "ORB-4", ok: true, events: 4, firstBad: null, headHash: "a".repeat(64) };
    const { user } = await renderApp("/inspect", {
      ...nobody,
      "inspections.inspected": () => (isOver ? ended() : inspected()),
      "inspections.book": () => ({ book: { ...aBook(), firstPageNo: 21 }, report, account: anAccount }),
      "inspections.page": () => (isOver ? ended() : { entries: [entry], page: aPage({ state: "awaitingMaster" }) }),
    });
    await user.click(await screen.findByRole("button", { name: /^Oil record book, part I Book/ }));
    const page = within(await screen.findByRole("article", { name: "Page 22" }));
    const account = within(screen.getByRole("region", { name: "Account of the book" }));
    const told = (name: string) =>
      within(account.getByRole("region", { name }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(["Open pages", "Gaps", "Corrections", "Signers"].flatMap(told)).toEqual([
      "Page 21, Complete, waits for the master",
      expect.stringContaining("Sludge tank"),
      expect.stringMatching(/^Entry 212, page 21: struck out .+ by Tomás Reid, Second, wrong sounding, see entry 213$/),
      "Tomás Reid, Second, officer in charge, 1 May 2025 to 17 Jun 2026",
    ]);
    expect(page.getByText(/wrong sounding/)).toBeTruthy();
    expect(page.getByText("Tomás Reid, Second")).toBeTruthy();
    expect(page.queryByRole("button")).toBeNull();
    expect(screen.getByText(/^Chain checked now: 4 events hold/)).toBeTruthy();
    isOver = true;
    await user.click(screen.getByRole("button", { name: "Page before" }));
    expect(await screen.findByRole("heading", { name: "Ended 15:20" })).toBeTruthy();
    expect(screen.queryByRole("article")).toBeNull();
  });
});

describe("the ship's tablet", () => {
  test("is handed back by the pin alone", async () => {
    const back = vi.fn(({ pin }: { pin: string }) => {
      const words = "signing:pinWrong";
      if (pin !== "7294") throw new Refused("invalid", words, { pin: words });
    });
    const { user } = await renderApp("/inspect", {
      ...nobody,
      "inspections.inspected": () => inspected({}, "tablet"),
      "inspections.handBack": (input) => back(input as { pin: string }),
    });
    expect(await screen.findByRole("button", { name: "Certified copy" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Hand back" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Hand the device back" }));
    await user.type(dialog.getByLabelText("The master's pin"), "1470");
    await user.click(dialog.getByRole("button", { name: "Take it back" }));
    expect(await dialog.findByText("This is not your master pin.")).toBeTruthy();
    await user.type(dialog.getByLabelText("The master's pin"), "7294");
    await user.click(dialog.getByRole("button", { name: "Take it back" }));
    expect(await screen.findByRole("heading", { name: "The inspection is over" })).toBeTruthy();
    expect(screen.queryByText(/Seraphine/)).toBeNull();
  });

  test("is handed over by the master, who is signed out on it first", async () => {
    const handOver = vi.fn(() => undefined);
    const { user, router } = await renderApp(`/app/inspections?inspection=${inspection.id}`, {
      ...captainOnBoard,
      "session.signOut": () => undefined,
      "inspections.list": () => ({
        rows: [{ ...inspection, looks: 4, copies: 1 }],
        nextCursor: null,
        can: { whyNotStart: null, signsAs: null },
      }),
      "inspections.get": () => inspection,
      "inspections.handOver": handOver,
      "inspections.inspected": () => inspected({}, "tablet"),
    });
    const dialog = within(await screen.findByRole("dialog", { name: /P\. Girard/ }));
    expect(dialog.getByText("7KQ2-M9TX")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Hand over this device" }));
    await user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand over this device" }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe("/inspect"));
    expect(handOver).toHaveBeenCalledTimes(1);
    expect(await screen.findByText("M/Y Seraphine, inspection view")).toBeTruthy();
  });

  test("says before it is handed over what has not reached the ship", async () => {
    const { user, services } = await renderApp(`/app/inspections?inspection=${inspection.id}`, {
      ...captainOnBoard,
      "inspections.list": () => ({
        rows: [{ ...inspection, looks: 4, copies: 1 }],
        nextCursor: null,
        can: { whyNotStart: null, signsAs: null },
      }),
      "inspections.get": () => inspection,
    });
    services.link.markUnreachable();
    await services.queue.add({
      ...{ id: newId(), accountId: sessionOf().account.id, vesselId: newId(), path: "logbooks.enter", input: {} },
      ...{ label: { messageKey: "logbooks:entry", params: {} }, fields: {}, subject: null },
      ...{ queuedAt: new Date(), attempts: 0, refusal: null },
    });
    const dialog = within(await screen.findByRole("dialog", { name: /P\. Girard/ }));
    await user.click(dialog.getByRole("button", { name: "Hand over this device" }));
    expect((await screen.findByRole("alertdialog")).textContent).toContain(
      "1 change or file on this device has not reached the ship",
    );
  });

  test("keeps its code and link off the device", async () => {
    const { services } = await renderApp(`/app/inspections?inspection=${inspection.id}`, {
      ...captainOnBoard,
      "inspections.list": () => ({ rows: [], nextCursor: null, can: { whyNotStart: null, signsAs: null } }),
      "inspections.get": () => inspection,
    });
    await screen.findByText("7KQ2-M9TX");
    const read = services.queryClient.getQueryCache().findAll({ queryKey: [["inspections", "get"]] });
    expect(read.map(({ meta }) => meta?.transient)).toEqual([true]);
  });
});

describe("the record of inspections", () => {
  const can = { whyNotStart: null, signsAs: null };

  test("is a list like others: further pages while one scrolls, a row opened by the keyboard", async () => {
    const row = (no: number) => ({
      ...{ ...inspection, id: `0199cccc-0000-7000-8000-00000000000${no}`, officer: `Officer ${no}` },
      ...{ port: "Antibes", looks: no, copies: 0 },
    });
    const list = vi.fn(({ cursor }: { cursor?: string }) =>
      cursor ? { rows: [row(2)], nextCursor: null, can } : { rows: [row(1)], nextCursor: "further", can },
    );
    const { user, router } = await renderApp("/app/inspections", {
      ...captainOnBoard,
      "inspections.list": (input) => list(input as { cursor?: string }),
      "inspections.get": () => ({ ...inspection, officer: "Officer 1" }),
    });
    const table = within(await screen.findByRole("grid", { name: "Inspections" }));
    expect(await table.findByText("Officer 2, Affaires maritimes")).toBeTruthy();
    await user.keyboard("j{Enter}");
    await waitFor(() => expect(router.state.location.search).toMatchObject({ inspection: row(1).id }));
    expect(await screen.findByRole("dialog", { name: /Officer 1/ })).toBeTruthy();
  });

  test("says so where there is none yet, and begins one by N", async () => {
    const { user, router } = await renderApp("/app/inspections", {
      ...captainOnBoard,
      "inspections.list": () => ({ rows: [], nextCursor: null, can }),
    });
    expect(await screen.findByText("No inspection yet")).toBeTruthy();
    await user.keyboard("n");
    await waitFor(() => expect(router.state.location.search).toMatchObject({ start: true }));
  });
});
