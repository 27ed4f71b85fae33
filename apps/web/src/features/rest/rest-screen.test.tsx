import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { cellId } from "./day-row.tsx";
import { aMonth, anOverview, atRestToday, ordinary, restToday } from "./rest.fixture.ts";
import type { RestMonth, RestOverview } from "./rest.queries.ts";

atRestToday();
afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

interface Opening {
  month?: RestMonth;
  overview?: RestOverview;
}

async function open({ month = aMonth(), overview = anOverview() }: Opening = {}) {
  const sent = vi.fn();
  const server = { isLost: false };
  const taking = (name: string) => (input: unknown) => {
    if (server.isLost) throw new TypeError("Load failed");
    sent(name, input);
    return { id: newId(), version: 2, revision: 1, state: "signed" };
  };
  const app = await renderApp("/app/hoursofrest", {
    ...captainOnBoard,
    "rest.overview": () => overview,
    "rest.month": () => month,
    "rest.saveDay": taking("saveDay"),
    "rest.signMonth": taking("signMonth"),
    "rest.correctMonth": taking("correctMonth"),
    "rest.exportMonth": (input: unknown) => {
      sent("exportMonth", input);
      return { fileName: "rest.xlsx", mediaType: "application/octet-stream", base64: "", address: "/downloads/1" };
    },
  });
  const grid = await screen.findByRole("grid", { name: /^Hours of Mia Tanaka/ });
  return { ...app, sent, server, grid };
}

const yesterday = addDays(restToday, -1);

/** A dialog gives the focus back as it goes, a moment later. */
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("the month is taken along as a table", async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole("button", { name: "Print or export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export as Excel" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const month = restToday.slice(0, 7);
  expect(sent).toHaveBeenCalledWith("exportMonth", expect.objectContaining({ month, format: "xlsx" }));
});

describe("the month as a grid", () => {
  test("is painted by keys: the rest of the day was rest, and undone again", async () => {
    const { user, sent, grid } = await open({ month: aMonth({ "2199-01-01": {} }) });
    act(() => grid.focus());
    await user.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}w");
    await user.type(await screen.findByLabelText(/^Why it is written now/), "At sea");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [, input] = sent.mock.calls[0] ?? [];
    expect(input.grid.slice(0, 6)).toMatch(/^(\.\.##\.\.|\?\?\?\?\?\?)$/);
    await user.keyboard("{Control>}z{/Control}");
  });

  test("tells what is broken in words, and shows its half hours when pressed", async () => {
    const night = `${"#".repeat(40)}${".".repeat(8)}`;
    const { user } = await open({ month: aMonth({ [yesterday]: { grid: night } }) });
    const panel = within(await screen.findByRole("region", { name: /limits? broken$/ }));
    const [first] = panel.getAllByRole("button");
    expect(first?.textContent).toMatch(/of rest. The limit is 10.0 h./);
    expect(first?.getAttribute("aria-pressed")).toBe("true");
    const last = panel.getAllByRole("button").at(-1);
    if (last) await user.click(last);
    expect(last?.getAttribute("aria-pressed")).toBe("true");
  });

  test("tells the times of a breach by the clock that was on board then", async () => {
    const change = { at: new Date(`${restToday}T23:59:00Z`), from: "Asia/Tokyo", to: "UTC" };
    const day = `${"#".repeat(40)}${".".repeat(8)}`;
    const read = aMonth({ [restToday]: { grid: day } });
    const breach = {
      ...{ rule: "REST_24H" as const, source: "MLC", unit: "minutes" as const, value: 240, limit: 600 },
      ...{ standing: "breach" as const, periods: [], days: [restToday] },
      ...{ from: new Date(`${restToday}T00:00:00Z`), until: new Date(`${restToday}T20:00:00Z`) },
    };
    const can = { ...read.can, write: false };
    await open({
      month: {
        ...{ ...read, can, zones: { zone: "UTC", changes: [change] } },
        report: { ...read.report, breaches: [breach] },
      },
    });
    const panel = within(await screen.findByRole("region", { name: /limit broken$/ }));
    expect(panel.getByRole("button", { name: /of rest. The limit/ }).textContent).toMatch(/09:00.*05:00/);
  });

  test("of somebody who may not write it is read alone", async () => {
    const month = aMonth();
    const can = { ...month.can, write: false, whyNotWrite: "hours-of-rest:refusal.others" };
    const { user, sent, grid } = await open({ month: { ...month, can } });
    expect(grid.getAttribute("aria-readonly")).toBe("true");
    expect(screen.getByText("Only the person and the captain write these hours.")).toBeTruthy();
    act(() => grid.focus());
    await user.keyboard("w");
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("signing", () => {
  const awaiting = (given: Partial<RestMonth["can"]>) => {
    const month = aMonth({ [restToday]: {} });
    return { ...month, can: { ...month.can, sign: true, whyNotSign: null, ...given } };
  };

  test("shows what is missing and broken, and sends the hash of what was shown", async () => {
    const { user, sent } = await open({ month: awaiting({}) });
    await user.click(await screen.findByRole("button", { name: "Sign the month" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Sign / }));
    expect(dialog.getByText("Days written")).toBeTruthy();
    await user.type(dialog.getByLabelText(/pin/i), "7294");
    await user.click(dialog.getByRole("button", { name: /^Sign / }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        "signMonth",
        expect.objectContaining({ capacity: "seafarer", hash: "a".repeat(64), pin: "7294" }),
      ),
    );
    await gone();
  });

  test("a locked month is corrected with a reason", async () => {
    const month = awaiting({ write: false, awaits: null, sign: false, correct: true });
    const { user, sent } = await open({ month: { ...month, state: "locked" } });
    await user.click(await screen.findByRole("button", { name: "Correct the month" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Correct / }));
    await user.type(dialog.getByLabelText(/^What was wrong/), "The drill was at ten");
    await user.click(dialog.getByRole("button", { name: "Start the correction" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith("correctMonth", expect.objectContaining({ reason: "The drill was at ten" })),
    );
    await gone();
  });
});

test("without a link a day waits on this device, and is sent once there is one", async () => {
  const { user, sent, server, grid, services } = await open();
  server.isLost = true;
  await act(async () => services.link.markUnreachable());
  const row = Number(restToday.slice(8)) - 1;
  act(() => grid.focus());
  await user.keyboard("{ArrowDown}".repeat(row));
  // A key goes to whatever holds the focus by then: before one paints, the day that it paints is the one that is meant.
  await waitFor(() => expect(grid.getAttribute("aria-activedescendant")).toBe(cellId(row, 0)));
  await user.keyboard("r");
  await waitFor(() => expect(services.queue.getState().writes).toHaveLength(1));
  expect(await screen.findByText("On this device")).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  server.isLost = false;
  await act(async () => {
    services.link.markReached();
    await services.queue.flush();
  });
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test("whose rest is read stands beside, with what is broken and missing", async () => {
  const other = { id: newId(), name: "Luca Ferri", isOwn: false, breaches: 2, leastRest24h: 510, missing: 3 };
  await open({ overview: anOverview([{}, other]) });
  const people = within(screen.getByRole("navigation", { name: "People" }));
  expect(people.getByRole("button", { name: /Luca Ferri.*3 missing.*8\.5/ })).toBeTruthy();
});

test("the usual hours stand in the fixture as the engine takes them", () => {
  expect(ordinary).toHaveLength(48);
});
