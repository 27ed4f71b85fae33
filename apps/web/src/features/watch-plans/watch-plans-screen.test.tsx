import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
import { board, josh, mia, plan, planId } from "./watch-plans.fixture.ts";
import type { WatchSwap } from "./watch-plans.queries.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const { id, version, name, startsOn, endsOn, pattern, publishedAt, notes, archivedAt } = plan;
const listed = { id, version, name, startsOn, endsOn, pattern, publishedAt, notes, archivedAt };

async function open(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const assigned: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "watchPlans.list": (input) => {
      asked.push(input);
      return { rows: [listed], nextCursor: null, total: 1 };
    },
    "watchPlans.get": () => plan,
    "watchPlans.board": () => board,
    "watchPlans.assignWatches": (input) => {
      assigned.push(input);
    },
    "watchPlans.swaps": () => [],
    "savedViews.list": () => [],
    "comments.list": () => [],
    "comments.mentionable": () => [],
    ...more,
  });
  return { ...app, asked, assigned };
}

test("the address narrows the list, and a plan leads to its board", async () => {
  const app = await open("/app/watchkeeping?stage=draft&state=archived");
  expect(await screen.findByText(name)).toBeTruthy();
  expect(app.asked.at(-1)).toMatchObject({ stage: "draft", state: "archived", sort: "startsOn", descending: true });
  await app.user.click(screen.getByText(name));
  await waitFor(() => expect(app.router.state.location.pathname).toBe(`/app/watchkeeping/${planId}`));
});

test("nothing yet is told, with the way to the first one", async () => {
  await open("/app/watchkeeping", { "watchPlans.list": () => ({ rows: [], nextCursor: null, total: 0 }) });
  expect(await screen.findByText("No watch plans yet")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "New watch plan" }).length).toBeGreaterThan(0);
});

test("people change places by keys: it is tried first, put back, and kept at once", async () => {
  const app = await open(`/app/watchkeeping/${planId}`);
  const [first] = await screen.findAllByRole("button", { name: /^Anchor, / });
  first?.focus();
  await app.user.keyboard("s{ArrowRight}s");
  expect(await screen.findByText("One change tried")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Publish" })).toHaveProperty("disabled", true);
  await app.user.keyboard("{Control>}z{/Control}");
  expect(screen.queryByText("One change tried")).toBeNull();
  const [again] = screen.getAllByRole("button", { name: /^Anchor, / });
  again?.focus();
  await app.user.keyboard("s{ArrowRight}s");
  await app.user.click(await screen.findByRole("button", { name: "Keep" }));
  const changes = [
    { id: "watch-0", version: 1, profileId: josh.id },
    { id: "watch-1", version: 1, profileId: mia.id },
  ];
  await waitFor(() => expect(app.assigned).toEqual([{ planId, changes }]));
});

test("a limit that a watch breaks is told in words with whose it is, and publishing is closed", async () => {
  const [first] = board.watches;
  const long = { ...board, watches: first ? [{ ...first, endsAt: board.span.until }] : [] };
  await open(`/app/watchkeeping/${planId}`, { "watchPlans.board": () => long });
  expect(await screen.findByText("Mia Tanaka breaks a limit of rest")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Publish" })).toHaveProperty("disabled", true);
});

test("whoever lacks the certificate is told on the board and offered last, whoever is away is not offered", async () => {
  const unfit = [{ position: "anchor" as const, from: board.span.from, until: board.span.until }];
  const away = { ...josh, id: "noa", name: "Noa Klein", taken: [board.span] };
  const fit = { ...josh, id: "liv", name: "Liv Dahl", isWatchkeeper: false };
  const people = [mia, { ...josh, unfit }, away, fit];
  const app = await open(`/app/watchkeeping/${planId}`, { "watchPlans.board": () => ({ ...board, people }) });
  expect(await screen.findAllByText(/^Josh Bell has no certificate for it: Anchor, /)).toHaveLength(3);
  expect(screen.getByRole("button", { name: "Publish" })).toHaveProperty("disabled", true);
  const [first] = await screen.findAllByRole("button", { name: /^Anchor, / });
  first?.focus();
  await app.user.keyboard("{Enter}");
  await app.user.click(await screen.findByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { busy: false }));
  await app.user.click(dialog.getByRole("combobox", { name: /^Who stands it/ }));
  const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(offered).toEqual(["Nobody", "Mia Tanaka", "Liv Dahl", "Josh Bell, no certificate for it"]);
});

test("a published plan is broken for a reason alone", async () => {
  const [first, second] = board.watches;
  if (!first || !second) throw new Error("No watches");
  const until = new Date(first.startsAt.getTime() + 16 * 3_600_000);
  const watches = [
    { ...first, endsAt: until },
    { ...second, startsAt: until, endsAt: board.span.until },
  ];
  const app = await open(`/app/watchkeeping/${planId}`, {
    "watchPlans.get": () => ({ ...plan, publishedAt: board.now }),
    "watchPlans.board": () => ({ ...board, watches }),
  });
  const [one] = await screen.findAllByRole("button", { name: /^Anchor, / });
  one?.focus();
  await app.user.keyboard("s{ArrowRight}s");
  await app.user.click(await screen.findByRole("button", { name: "Keep" }));
  const dialog = await screen.findByRole("dialog", { name: "Keep it for a reason", busy: false });
  expect(app.assigned).toEqual([]);
  await app.user.type(within(dialog).getByLabelText("Reason"), "Nobody else is left");
  await app.user.click(within(dialog).getByRole("button", { name: /^Keep/ }));
  await waitFor(() => expect(app.assigned).toEqual([expect.objectContaining({ reason: "Nobody else is left" })]));
});

test("whoever may only look moves nothing and publishes nothing", async () => {
  const held = accessOf();
  const access = { ...held, granted: { ...held.granted, watchkeeping: "view" as const } };
  const app = await open(`/app/watchkeeping/${planId}`, {
    "session.vessel": () => vesselOf(access),
    "watchPlans.board": () => ({ ...board, can: { plan: false } }),
  });
  const [first] = await screen.findAllByRole("button", { name: /^Anchor, / });
  first?.focus();
  await app.user.keyboard("s{ArrowRight}s");
  expect(screen.queryByText("One change tried")).toBeNull();
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Fill/ })).toBeNull();
});

const breach: WatchSwap["rest"][number]["caused"][number] = {
  ...{ rule: "REST_24H", source: "MLC", unit: "minutes", value: 480, limit: 600, standing: "breach" },
  ...{ from: new Date("2026-06-21T22:00Z"), until: new Date("2026-06-22T22:00Z"), periods: [], days: [] },
};

const openSwap: WatchSwap = {
  ...{ id: "0199dddd-0000-7000-8000-000000000009", version: 2, createdAt: board.now, reason: null },
  ...{ profileId: josh.id, otherProfileId: mia.id, state: "accepted", role: "officer" },
  watch: {
    id: "watch-1",
    position: "anchor",
    startsAt: new Date("2026-06-22T02:00Z"),
    endsAt: new Date("2026-06-22T06:00Z"),
  },
  otherWatch: null,
  unfit: [],
  rest: [
    {
      profileId: mia.id,
      before: { leastRest24h: 720, leastRest7d: 6000 },
      after: { leastRest24h: 480, leastRest7d: 5760 },
      caused: [breach],
    },
  ],
  can: ["approve", "refuse"],
};

test("a watchkeeper asks another to exchange a watch of a published plan", async () => {
  const asked: unknown[] = [];
  const app = await open(`/app/watchkeeping/${planId}`, {
    "watchPlans.get": () => ({ ...plan, publishedAt: board.now }),
    "watchPlans.board": () => ({ ...board, can: { plan: false } }),
    "watchPlans.askSwap": (input) => {
      asked.push(input);
      return { id: planId, version: 1 };
    },
  });
  const [first] = await screen.findAllByRole("button", { name: /^Anchor, .*Mia Tanaka$/ });
  if (first) await app.user.click(first);
  await app.user.click(await screen.findByRole("button", { name: "Ask to swap" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask to swap" });
  expect(within(dialog).getByRole("button", { name: /^Ask/ })).toHaveProperty("disabled", true);
  await app.user.click(within(dialog).getByRole("combobox", { name: /^With whom/ }));
  await app.user.click(await screen.findByRole("option", { name: josh.name }));
  await app.user.click(within(dialog).getByRole("combobox", { name: "In return" }));
  const [, theirs] = await screen.findAllByRole("option");
  if (theirs) await app.user.click(theirs);
  await app.user.click(within(dialog).getByRole("button", { name: /^Ask/ }));
  await waitFor(() =>
    expect(asked).toEqual([
      expect.objectContaining({
        ...{ planId, watch: { id: "watch-0", version: 1 }, otherProfileId: josh.id },
        otherWatch: { id: "watch-1", version: 1 },
      }),
    ]),
  );
});

test("an officer sees what a swap does to rest, and approves what breaks a limit for a reason alone", async () => {
  const decided: unknown[] = [];
  const app = await open(`/app/watchkeeping/${planId}`, {
    "watchPlans.swaps": () => [openSwap],
    "watchPlans.decideSwap": (input) => {
      decided.push(input);
      return { id: openSwap.id, version: 3 };
    },
  });
  const strip = await screen.findByRole("region", { name: "Swaps" });
  expect(within(strip).getByText(/^Mia Tanaka breaks a limit of rest by it/)).toBeTruthy();
  await app.user.click(within(strip).getByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve the swap" });
  const approve = within(dialog).getByRole("button", { name: /^Approve/ });
  expect(approve).toHaveProperty("disabled", true);
  await app.user.type(within(dialog).getByLabelText(/^Reason/), "Nobody else can");
  await app.user.click(approve);
  const { id, version } = openSwap;
  await waitFor(() => expect(decided).toEqual([{ id, version, decision: "approve", reason: "Nobody else can" }]));
});

test("whoever is asked accepts with one press, and a closed request shows what became of it", async () => {
  const answered: unknown[] = [];
  const app = await open(`/app/watchkeeping/${planId}`, {
    "watchPlans.swaps": () => [
      { ...openSwap, state: "asked", role: "asked", version: 1, can: ["accept", "decline"] },
      { ...openSwap, id: planId, state: "refused", reason: "We sail early", rest: [], can: [] },
    ],
    "watchPlans.answerSwap": (input) => {
      answered.push(input);
      return { id: openSwap.id, version: 2 };
    },
  });
  expect(await screen.findByText("Reason: We sail early")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(answered).toEqual([{ id: openSwap.id, version: 1, answer: "accept" }]));
});
