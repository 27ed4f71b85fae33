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
