import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
import { board, josh, mia, plan, planId } from "./watch-plans.fixture.ts";

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
