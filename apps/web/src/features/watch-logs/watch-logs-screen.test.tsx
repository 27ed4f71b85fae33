import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { ListedWatchLog, WatchLog } from "./watch-logs.queries.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const id = "0199dddd-0000-7000-8000-000000000021";
const at = (text: string) => new Date(`2026-06-22T${text}Z`);

const listed: ListedWatchLog = {
  ...{ id, planId: "0199dddd-0000-7000-8000-000000000001", plan: "Antibes to Bonifacio", position: "gangway" },
  ...{ profileId: "mia", name: "Mia Tanaka", startsAt: at("06:00"), endsAt: at("10:00"), isSwapped: false },
  ...{ takenAt: null, endedAt: null, relievedAt: null, state: "planned" },
};

const watch: WatchLog = {
  ...listed,
  ...{ form: "aboard", log: null, rounds: [], missedRounds: [], signatures: [], earlier: [] },
  signer: { name: "Mia Tanaka", rank: "Deckhand" },
  can: { takeOver: true, round: false, job: true, handOver: false, relieve: false },
};

const log: WatchLog["log"] = {
  ...{ version: 2, takenAt: at("05:55"), endedAt: null, handoverId: null, values: null, relievedAt: null },
  ...{ isTakenLate: false, isHandedLate: false },
};

const onWatch: WatchLog = {
  ...{ ...watch, log, state: "on", takenAt: at("05:55") },
  can: { takeOver: false, round: true, job: true, handOver: true, relieve: false },
};

async function open(address: string, shown: WatchLog) {
  const sent: [string, unknown][] = [];
  const asked: unknown[] = [];
  const take = (path: string) => (input: unknown) => {
    sent.push([path, input]);
    return { id, version: 2 };
  };
  const app = await renderApp(address, {
    ...captainOnBoard,
    "watchLogs.list": (input) => {
      asked.push(input);
      return { rows: [listed], nextCursor: null, total: 1 };
    },
    "watchLogs.summary": () => ({ people: [{ id: "0199dddd-0000-7000-8000-000000000009", name: "Mia Tanaka" }] }),
    "watchLogs.get": () => shown,
    "watchLogs.takeOver": take("takeOver"),
    "watchLogs.addRound": take("addRound"),
    "watchLogs.handOver": take("handOver"),
    "watchLogs.relieve": take("relieve"),
    "savedViews.list": () => [],
    "comments.list": () => [],
    "comments.mentionable": () => [],
  });
  return { ...app, sent, asked };
}

test("the address narrows the log by position, person, days, state and missing signature", async () => {
  const app = await open("/app/watchkeepinglogs?position=gangway&from=2026-06-01&state=done&unsigned=true", watch);
  expect(await screen.findByText("Mia Tanaka")).toBeTruthy();
  expect(app.asked.at(-1)).toMatchObject({ position: "gangway", from: "2026-06-01", state: "done", unsigned: true });
});

test("a watch that began a while ago is taken over with the time that is told", async () => {
  const app = await open(`/app/watchkeepinglogs?watchLog=${id}`, watch);
  await app.user.click(await screen.findByRole("button", { name: "Take over" }));
  const dialog = await screen.findByRole("dialog", { name: "Take over the watch", busy: false });
  await app.user.click(within(dialog).getByRole("button", { name: /^Take over/ }));
  await waitFor(() => expect(app.sent).toEqual([["takeOver", { id, happenedAt: at("06:00") }]]));
});

test("what is found on a round becomes a job in the same step", async () => {
  const app = await open(`/app/watchkeepinglogs?watchLog=${id}`, onWatch);
  await app.user.click(await screen.findByRole("button", { name: "Round" }));
  const dialog = await screen.findByRole("dialog", { name: "Round", busy: false });
  await app.user.type(within(dialog).getByLabelText("What was found"), "Fender chafed");
  await app.user.click(within(dialog).getByLabelText("Make a job of it"));
  await app.user.click(within(dialog).getByRole("button", { name: /^Save/ }));
  await waitFor(() =>
    expect(app.sent).toEqual([
      ["addRound", expect.objectContaining({ watchId: id, finding: "Fender chafed", jobId: expect.any(String) })],
    ]),
  );
});

test("a handover is sent once its form is filled and it is signed by one's own name", async () => {
  const app = await open(`/app/watchkeepinglogs?watchLog=${id}`, onWatch);
  await app.user.click(await screen.findByRole("button", { name: "Hand over" }));
  const dialog = await screen.findByRole("dialog", { name: "Hand over the watch", busy: false });
  const send = within(dialog).getByRole("button", { name: /^Hand over/ });
  await app.user.click(send);
  expect(await within(dialog).findByText("Sign it.")).toBeTruthy();
  expect(app.sent).toEqual([]);
  await app.user.click(within(dialog).getByRole("radio", { name: "Type your name" }));
  await app.user.type(within(dialog).getByLabelText("Your full name"), "Mia Tanaka");
  await app.user.click(within(dialog).getByRole("checkbox", { name: "I sign with this name" }));
  await app.user.click(within(dialog).getByRole("radio", { name: "Alongside" }));
  await app.user.click(send);
  await waitFor(() =>
    expect(app.sent).toEqual([
      ["handOver", expect.objectContaining({ id, version: 2, values: { mooring: "alongside" } })],
    ]),
  );
});

test("who takes over reads what was written and signs it; rounds that nobody made are told", async () => {
  const values = { mooring: "alongside", notes: "Agent at ten" };
  await open(`/app/watchkeepinglogs?watchLog=${id}`, {
    ...{ ...onWatch, state: "done", missedRounds: [{ from: at("06:00"), until: at("08:00") }] },
    log: { ...log, endedAt: at("10:00"), handoverId: id, values, isTakenLate: true },
    can: { ...onWatch.can, round: false, handOver: false, relieve: true },
  });
  expect(await screen.findByText("Agent at ten")).toBeTruthy();
  expect(screen.getAllByText(/Notes for the next watch/)).toHaveLength(1);
  expect(screen.getByText(/^No round between/)).toBeTruthy();
  expect(screen.getByText("Entered late")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign the handover" })).toBeTruthy();
});
