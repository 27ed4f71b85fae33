import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aContract, aLeave, aYear, itBreaks, luca, openedLeave, own, ownLeave } from "./leave.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

async function open(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const sent: [string, unknown][] = [];
  const taken = (name: string) => (input: unknown) => {
    sent.push([name, input]);
    return { id: aLeave.id, version: 2 };
  };
  const app = await renderApp(address, {
    ...captainOnBoard,
    "leave.year": () => aYear,
    "leave.own": () => own,
    "leave.get": () => openedLeave,
    "leave.tryOut": () => ({ ...itBreaks, conflicts: [] }),
    "leave.history": () => ({ rows: [], nextCursor: null }),
    "leave.balance": () => ({
      ...{ on: aYear.today, profileId: luca.id },
      balance: {
        ...{ days: 950, rank: "Bosun" },
        lines: [{ kind: "accrued", days: 950, annual: 6000, employed: 168 }],
      },
    }),
    "leave.contracts": () => ({
      ...{ profileId: luca.id, contracts: [aContract], can: { add: true, papers: true } },
    }),
    "leave.approve": taken("approve"),
    "leave.refuse": taken("refuse"),
    "leave.save": taken("save"),
    "leave.cancel": taken("cancel"),
    "leave.addAdjustment": taken("addAdjustment"),
    ...more,
  });
  return { ...app, sent };
}

const planner = `/app/manageleaves?year=2026&leave=${aLeave.id}`;

test("the planner shows who asks, what it changes and who is left aboard", async () => {
  await open(planner);
  expect(await screen.findByRole("heading", { name: "Luca Ferri asks" })).toBeTruthy();
  expect(await screen.findByText(/^Deck: 1 of 2 aboard/)).toBeTruthy();
  expect(screen.getByText("1 to decide")).toBeTruthy();
  expect(screen.getByText(/^Deck: 1 aboard/)).toBeTruthy();
});

test("what breaks manning is approved with a reason alone, and may bring a job to hand over", async () => {
  const app = await open(planner);
  await app.user.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = within(await screen.findByRole("dialog", { busy: false }));
  const verb = dialog.getByRole("button", { name: "Approve" });
  expect(verb).toHaveProperty("disabled", true);
  await app.user.type(dialog.getByLabelText(/^Reason/), "A relief comes");
  await app.user.click(dialog.getByLabelText("Make a job to hand over the work"));
  await app.user.click(verb);
  await waitFor(() =>
    expect(app.sent).toMatchObject([
      ["approve", { id: aLeave.id, version: 1, reason: "A relief comes", handover: { assigneeId: null } }],
    ]),
  );
});

test("arrow keys try other days, which are offered to the person", async () => {
  const app = await open(planner);
  const bar = await screen.findByRole("button", { name: /^Luca Ferri: / });
  bar.focus();
  await app.user.keyboard("{ArrowRight}");
  expect(await screen.findByText(/^If moved: /)).toBeTruthy();
  await app.user.click(await screen.findByRole("button", { name: "Offer dates" }));
  const dialog = within(await screen.findByRole("dialog", { busy: false }));
  await app.user.click(dialog.getByRole("button", { name: "Offer dates" }));
  await waitFor(() =>
    expect(app.sent).toMatchObject([["refuse", { offer: { startsOn: "2026-07-07", endsOn: "2026-07-20" } }]]),
  );
});

test("whoever may not grant it sees why, and the verb is closed", async () => {
  const app = await open(planner, { "leave.get": () => ({ ...openedLeave, does: { ...itBreaks, mayBreak: false } }) });
  await app.user.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = within(await screen.findByRole("dialog", { busy: false }));
  await app.user.type(dialog.getByLabelText(/^Reason/), "Please");
  expect(dialog.getByText("Only the captain grants this, with a reason.")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Approve" })).toHaveProperty("disabled", true);
});

test("a person is opened with the sum and the contract, and a balance is corrected for a reason", async () => {
  const app = await open(`/app/manageleaves?year=2026&person=${luca.id}`);
  expect(await screen.findByText(/60 days a year for 168 days/)).toBeTruthy();
  await app.user.click(await screen.findByRole("button", { name: "Correct the balance" }));
  const dialog = within(await screen.findByRole("dialog", { busy: false }));
  await app.user.type(dialog.getByLabelText(/^Days/), "1.5");
  await app.user.type(dialog.getByLabelText(/^Reason/), "Holiday at sea");
  await app.user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(app.sent).toMatchObject([["addAdjustment", { days: 150, reason: "Holiday at sea" }]]));
});

test("one's own leave tells what is owed, and is asked for with what stands against it", async () => {
  const app = await open("/app/vacationleaves", { "leave.get": () => ownLeave });
  expect(await screen.findByText(/^You have 9.5 days/)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(app.sent).toEqual([["cancel", { id: aLeave.id, version: 1 }]]));
  await app.user.click(screen.getByRole("button", { name: /^Ask for leave/ }));
  expect(await screen.findByRole("dialog", { busy: false })).toBeTruthy();
});

test("dates that were offered are asked for by one press", async () => {
  const offer = { offeredFrom: "2026-07-16", offeredTo: "2026-07-29" };
  const refused = { ...aLeave, state: "refused", reason: "Guests", ...offer, can: { acts: ["edit", "ask", "cancel"] } };
  const app = await open("/app/vacationleaves", { "leave.own": () => ({ ...own, requests: [refused] }) });
  await app.user.click(await screen.findByRole("button", { name: /^Ask for .*to/ }));
  await waitFor(() =>
    expect(app.sent).toMatchObject([["save", { startsOn: "2026-07-16", endsOn: "2026-07-29", asks: true }]]),
  );
});

test("nothing yet is told, and nothing of one's own where nobody works on board", async () => {
  await open("/app/vacationleaves", { "leave.own": () => ({ ...own, requests: [] }) });
  expect(await screen.findByText("No leave yet")).toBeTruthy();
  cleanup();
  await open("/app/vacationleaves", { "leave.own": () => ({ ...own, requests: [], isCrew: false }) });
  expect(await screen.findByText("No leave of your own")).toBeTruthy();
});

test("people are walked through by keys, a request is moved by arrows, and heads aboard follow before anything is saved", async () => {
  const mia = { ...luca, id: newId(), name: "Mia Kovač", leaves: [] };
  const app = await open("/app/manageleaves?year=2026", {
    "leave.year": () => ({ ...aYear, people: [luca, mia] }),
  });
  await screen.findByRole("button", { name: "Luca Ferri" });
  await app.user.keyboard("j");
  expect(await screen.findByRole("heading", { name: "Luca Ferri asks" })).toBeTruthy();
  await app.user.keyboard("{ArrowRight}");
  expect(await screen.findByText(/^If moved: 7 Jul to 20 Jul/)).toBeTruthy();
  const strip = within(screen.getByRole("region", { name: "Aboard, if it is moved" }));
  expect(strip.getByText(/^Deck: 1 aboard, 7 Jul/)).toBeTruthy();
  expect(screen.getByText("Mia Kovač, Deckhand")).toBeTruthy();
  await app.user.keyboard("j");
  expect(await screen.findByRole("heading", { name: "Mia Kovač" })).toBeTruthy();
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Mia Kovač" })).toBeNull());
});

test("the planner steps by what it shows, and leads to what waits in another year", async () => {
  const app = await open("/app/manageleaves?year=2026&scale=quarter&from=10");
  expect(await screen.findByText("Oct – Dec 2026")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Quarter after" }));
  expect(await screen.findByText("Jan – Mar 2027")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "1 to decide" }));
  expect(await screen.findByRole("heading", { name: "Luca Ferri asks" })).toBeTruthy();
});

test("a notice of somebody else's request leads to the planner", async () => {
  const app = await open(`/app/vacationleaves?leave=${newId()}`);
  expect(await screen.findByRole("heading", { name: "Luca Ferri asks" })).toBeTruthy();
  expect(app.router.state.location.pathname).toBe("/app/manageleaves");
});
