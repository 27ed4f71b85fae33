import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aMonth, anOverview } from "./rest.fixture.ts";
import type { SavedDay } from "./rest.mutations.ts";
import type { RestMonth } from "./rest.queries.ts";

vi.hoisted(() => vi.setSystemTime(new Date("2026-06-18T12:00:00Z")));

afterEach(cleanup);
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.setSystemTime(new Date("2026-06-18T12:00:00Z"));
});

/** @param take what the server makes of a day that is saved */
async function open(month: RestMonth, take: (input: SavedDay) => void = () => undefined) {
  const saved = vi.fn(take);
  const server = { month, isLost: false };
  const linked = (answer: (input: unknown) => unknown) => (input: unknown) => {
    if (server.isLost) throw new TypeError("Load failed");
    return answer(input);
  };
  const app = await renderApp("/app/hoursofrest", {
    ...captainOnBoard,
    "rest.overview": linked(() => anOverview()),
    "rest.month": linked(() => server.month),
    "rest.saveDay": linked((input) => {
      saved(input as SavedDay);
      return { id: newId(), version: 2 };
    }),
  });
  const grid = await screen.findByRole("grid", { name: /^Hours of Mia Tanaka/ });
  return { ...app, saved, server, grid };
}

const down = (rows: number) => "{ArrowDown}".repeat(rows);
const rowOf = (grid: HTMLElement, day: number) => {
  const row = within(grid).getAllByRole("row")[day - 1];
  if (!row) throw new Error(`no row of day ${day}`);
  return row;
};

describe("several days painted at once", () => {
  test("where the server refuses them, the days stand as the server has them", async () => {
    const { user, grid, saved } = await open(aMonth(), () => {
      throw new Refused("stale", "refusals:changedMeanwhile");
    });
    const before = rowOf(grid, 17).textContent;
    act(() => grid.focus());
    await user.keyboard(`${down(16)}{Shift>}${down(1)}{/Shift}w`);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await waitFor(() => expect(rowOf(grid, 17).textContent).toBe(before));
  });

  test("that need a reason ask for it once, and all are written with it", async () => {
    const { user, grid, saved } = await open(aMonth());
    act(() => grid.focus());
    await user.keyboard(`${down(2)}{Shift>}${down(2)}{/Shift}w`);
    const dialog = within(await screen.findByRole("dialog", { name: "3 days" }));
    await user.type(dialog.getByLabelText(/^Why it is written now/), "At sea");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
    expect(saved.mock.calls.map(([{ onDay, lateReason }]) => [onDay, lateReason])).toEqual([
      ["2026-06-03", "At sea"],
      ["2026-06-04", "At sea"],
      ["2026-06-05", "At sea"],
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("without a link", () => {
  const away = async (app: Awaited<ReturnType<typeof open>>, at: string) => {
    app.server.isLost = true;
    vi.setSystemTime(new Date(at));
    await act(async () => app.services.link.markUnreachable());
    await act(async () => void (await app.router.navigate({ to: "/app/account" })));
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
  };
  const queued = ({ services }: Awaited<ReturnType<typeof open>>) =>
    services.queue.getState().writes.map(({ input }) => (input as SavedDay).onDay);

  test("the days after the last reading are written as they come", async () => {
    const app = await open(aMonth());
    await away(app, "2026-06-19T12:00:00Z");
    await act(async () => void (await app.router.navigate({ to: "/app/hoursofrest" })));
    const grid = await screen.findByRole("grid", { name: /^Hours of Mia Tanaka/ });
    act(() => grid.focus());
    await app.user.keyboard(`${down(18)}w`);
    await waitFor(() => expect(queued(app)).toEqual(["2026-06-19"]));
  });

  test("the next month begins blank, and its first day is written as the last one was", async () => {
    const app = await open(aMonth({ "2026-06-30": {} }));
    await away(app, "2026-07-01T20:00:00Z");
    await act(async () => void (await app.router.navigate({ to: "/app/hoursofrest", search: { month: "2026-07" } })));
    expect(await screen.findByRole("grid", { name: "Hours of Mia Tanaka, July 2026" })).toBeTruthy();
    expect(screen.getByText(/^Without a link: made on this device/)).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "As yesterday" }));
    await waitFor(() => expect(queued(app)).toEqual(["2026-07-01"]));
  });
});
