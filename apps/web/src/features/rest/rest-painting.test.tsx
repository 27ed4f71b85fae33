import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { phoneQuery } from "@ymp/ui/lib/use-media";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aMonth, anOverview, atRestToday, restToday } from "./rest.fixture.ts";
import type { SavedDay } from "./rest.mutations.ts";
import type { RestMonth } from "./rest.queries.ts";

atRestToday();
afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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

test("the watches of a day are taken over as its hours, before the plan of the week", async () => {
  const watch = `${"#".repeat(8)}${".".repeat(40)}`;
  const week = { fromDay: parseCalendarDate("2026-06-01"), grid: "#".repeat(48), version: 1 };
  const planned = { plans: [week], watches: [{ on: restToday, grid: watch, repeated: null }] };
  const { user, saved } = await open(aMonth({}, planned));
  await user.click(screen.getByRole("button", { name: "As planned" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const { onDay, grid } = saved.mock.calls[0]?.[0] ?? {};
  expect(onDay).toBe(restToday);
  expect(grid?.slice(0, 12)).toBe("########....");
});

test("a month recorded by quarters of an hour is painted by them", async () => {
  const holding = (grid = ".".repeat(96)) => aMonth({ "2026-06-17": { grid } }, { slotMinutes: 15 });
  const { user, grid, saved, server } = await open(holding(), (input) => {
    server.month = holding(input.grid);
  });
  expect(grid.getAttribute("aria-colcount")).toBe("101");
  act(() => grid.focus());
  await user.keyboard(`${down(16)}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}w`);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0].grid).toBe(`.###${".".repeat(92)}`);
  await waitFor(() => expect(rowOf(grid, 17).textContent).toContain("23.25"));
});

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

test("a day that was refused where it waited is sent with its reason, and keeps its hours", async () => {
  const refusing = { isOn: true };
  const app = await open(aMonth(), () => {
    if (refusing.isOn) throw new Refused("invalid", "hours-of-rest:refusal.late");
  });
  app.server.isLost = true;
  await act(async () => app.services.link.markUnreachable());
  act(() => app.grid.focus());
  await app.user.keyboard(`${down(16)}w`);
  await waitFor(() => expect(app.services.queue.getState().writes).toHaveLength(1));
  app.server.isLost = false;
  await act(async () => {
    app.services.link.markReached();
    await app.services.queue.flush();
  });
  expect(await within(rowOf(app.grid, 17)).findByText("Refused")).toBeTruthy();
  refusing.isOn = false;
  await app.user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: /17/ }));
  await app.user.type(dialog.getByLabelText(/^Remark/), "At sea");
  await app.user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(app.services.queue.getState().writes).toHaveLength(0));
  const sent = app.saved.mock.lastCall?.[0];
  expect(sent).toMatchObject({ onDay: "2026-06-17", remark: "At sea", base: { grid: "?".repeat(48) } });
  expect(sent?.grid).toMatch(/^#\.{47}$/);
});

describe("hours that nobody told", () => {
  const evening = { grid: `${".".repeat(16)}${"#".repeat(20)}....????????` };

  test("of a day that is over are said, and told as rest with one press", async () => {
    const { user, saved } = await open(aMonth({ "2026-06-17": evening }));
    expect(await screen.findByRole("heading", { name: "1 day holds hours not told" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "No limit is broken in the hours told" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "They were rest" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0].grid).toBe(evening.grid.replaceAll("?", "."));
  });

  test("stand among what whoever signs is told", async () => {
    const month = aMonth({ "2026-06-17": evening });
    const { user } = await open({ ...month, can: { ...month.can, sign: true, whyNotSign: null } });
    await user.click(await screen.findByRole("button", { name: "Sign the month" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Sign / }));
    expect(dialog.getByText("1 day holds hours not told")).toBeTruthy();
  });
});

describe("an emergency", () => {
  const long = { grid: `${"E".repeat(40)}${".".repeat(8)}`, grounds: "Fire in the galley" };
  const claimed = () => {
    const month = aMonth({ "2026-06-16": { grid: ".".repeat(48) }, "2026-06-17": long });
    return { ...month, can: { ...month.can, sign: true, whyNotSign: null } };
  };

  test("counts as a breach until the master has signed, and is signed with its ground in sight", async () => {
    const { user } = await open(claimed());
    expect(await screen.findByRole("heading", { name: /limits? broken$/ })).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Sign the month" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Sign / }));
    expect(dialog.getAllByText("Said to be an emergency: Fire in the galley").length).toBeGreaterThan(0);
  });
});

test("a month is not signed while days of it wait on this device", async () => {
  const month = aMonth({ "2026-06-17": {} });
  const app = await open({ ...month, can: { ...month.can, sign: true, whyNotSign: null } });
  expect(await screen.findByRole("button", { name: "Sign the month" })).toBeTruthy();
  app.server.isLost = true;
  await act(async () => app.services.link.markUnreachable());
  act(() => app.grid.focus());
  await app.user.keyboard(`${down(17)}w`);
  expect(await screen.findByText("Days of this month wait on this device. Send them, then sign.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign the month" })).toBeNull();
});

test("an older revision is read alone", async () => {
  const month = aMonth({ "2026-06-17": {} });
  const begunAt = new Date("2026-06-01T00:00:00Z");
  const revision = (no: number) => ({ id: newId(), revision: no, reason: null, begunAt, signatures: [] });
  const revisions = [revision(1), revision(2)];
  await open({ ...month, revision: 1, revisions, can: { ...month.can, sign: true, whyNotSign: null } });
  expect(await screen.findByRole("button", { name: /^Revision 1/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign the month" })).toBeNull();
  expect(screen.getByRole("grid", { name: /^Hours of/ }).getAttribute("aria-readonly")).toBe("true");
});

describe("on a phone", () => {
  const openDay = async (month: RestMonth) => {
    const app = await open(month);
    const wide = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query === phoneQuery ? Object.assign(new EventTarget(), wide(query), { matches: true }) : wide(query),
    );
    await act(async () => void (await app.router.navigate({ to: "/app/account" })));
    await act(async () => void (await app.router.navigate({ to: "/app/hoursofrest", search: { day: "2026-06-17" } })));
    await screen.findByRole("navigation", { name: "Days" });
    return app;
  };
  afterEach(() => void vi.restoreAllMocks());

  test("a day with hours not told is marked among the days", async () => {
    await openDay(aMonth({ "2026-06-17": { grid: `${"#".repeat(40)}????????` } }));
    expect(screen.getByRole("button", { name: /17.*, hours not told$/ }).textContent).toContain("?");
    expect(screen.getByRole("button", { name: "They were rest" })).toBeTruthy();
  });

  test("work from and to takes every half hour that it touched", async () => {
    const { user, saved } = await openDay(aMonth());
    await user.click(screen.getByRole("button", { name: "From and to" }));
    const dialog = within(await screen.findByRole("dialog", { name: "From and to" }));
    fireEvent.change(dialog.getByLabelText("From"), { target: { value: "08:20" } });
    fireEvent.change(dialog.getByLabelText("To"), { target: { value: "17:10" } });
    await user.click(dialog.getByRole("button", { name: "Save the day" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0].grid).toBe(`${".".repeat(16)}${"#".repeat(19)}${".".repeat(13)}`);
  });
});
