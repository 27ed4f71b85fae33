import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, describe, expect, test } from "vitest";
import type { Waiting } from "../../features/attention/attention.queries.ts";
import type { MyDay } from "../../features/jobs/job-rows.ts";
import { aJob } from "../../features/jobs/job-sheet.fixture.ts";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const jobId = "0199cccc-0000-7000-8000-0000000000a1";
const orderId = "0199cccc-0000-7000-8000-0000000000b1";
const on = parseCalendarDate;

const waiting: Waiting = {
  jobs: {
    total: 1,
    rows: [
      {
        ...{ id: jobId, version: 1, number: 909, year: 2026, numberText: "J-2026-0909", kind: "defect" },
        ...{ title: "Oil under the pump", priority: "normal", isCritical: false, operationalEffect: "out_of_service" },
        ...{ department: "engineering", equipmentName: "Port generator", photoId: null },
        ...{ raisedAt: new Date("2026-11-21T08:00:00Z"), raisedBy: "Jonas Berg" },
      },
    ],
  },
  orders: {
    total: 1,
    rows: [
      {
        ...{ id: orderId, version: 2, number: 4, year: 2026, numberText: "PO-2026-0004", title: "Injector" },
        ...{ status: "requested", supplierId: null, supplierName: "Mar Diesel", currency: "EUR", exchangeRate: null },
        ...{ neededOn: on("2026-12-15"), expectedOn: null, orderedAt: null, answeredAt: null },
        ...{ createdAt: new Date("2026-11-20T08:00:00Z"), requestedByName: "Priya Nair", isLate: false },
        ...{ lineCount: 6, openLineCount: 6, quotedLineCount: 0, totalMinor: 118_000 },
        ...{ approvedTotalMinor: null, actualTotalMinor: null, isBeyondApproval: false },
        ...{ vesselCurrency: "EUR", vesselTotalMinor: 118_000, moreLines: 5 },
        lines: [
          {
            ...{ id: orderId, description: "Injector", isHidden: false, quantity: 1, unit: "pcs" },
            ...{ unitPriceMinor: 118_000, jobId: null, jobText: "J-2026-0412", jobTitle: "500 h service" },
            equipmentName: "Main engine P",
            beyond: null,
            stock: { onHand: 1, onOrder: 0, min: 2, unit: "pcs" },
            lastPrice: { unitPriceMinor: 110_000, currency: "EUR" },
          },
        ],
      },
    ],
  },
};

const day: MyDay = {
  ...{ today: on("2026-11-21"), inHand: [], overdue: [], dueToday: [], thisWeek: [], laterCount: 0, done: [] },
  ...{ hasMore: false, looked: 0 },
  raised: [
    {
      ...{ id: jobId, version: 1, number: 910, year: 2026, numberText: "J-2026-0910", kind: "defect" },
      ...{ title: "Loose rail", priority: "normal", isCritical: false, operationalEffect: null, department: "deck" },
      ...{ equipmentName: null, photoId: null, raisedAt: new Date("2026-11-20T08:00:00Z"), needsTriage: false },
      ...{ status: "cancelled", acceptedBy: null, cancelReason: "Done yesterday" },
    },
  ],
};

const answers = (more: Answers = {}): Answers => ({
  ...captainOnBoard,
  "attention.waiting": () => waiting,
  "attention.get": () => ({ cards: [] }),
  "jobs.myDay": () => day,
  "people.pick": () => [],
  ...more,
});

describe("what waits for the reader", () => {
  test("stands above the day, with what a decision needs", async () => {
    await renderApp("/app/home?view=my-day", answers());
    const strip = await screen.findByRole("region", { name: "Waiting for you" });
    expect(within(strip).getByText("Oil under the pump")).toBeTruthy();
    expect(within(strip).getByText("Out of service")).toBeTruthy();
    expect(
      within(strip).getByText("1 pcs on board, min 2, for J-2026-0412 500 h service, last paid €1,100.00"),
    ).toBeTruthy();
    expect(within(strip).getByText("5 more lines")).toBeTruthy();
    const raised = await screen.findByRole("region", { name: /Raised by you/ });
    expect(within(raised).getByText("Declined: Done yesterday")).toBeTruthy();
  });

  test("tells of which line more came than was approved, though the sum did not rise", async () => {
    const [order] = waiting.orders.rows;
    const [line] = order?.lines ?? [];
    const came = {
      ...{ ...order, status: "part_received", isBeyondApproval: true, approvedTotalMinor: 118_000 },
      ...{ actualTotalMinor: 118_000, moreLines: 0 },
      lines: [{ ...line, beyond: { received: 500, approved: 2 } }],
    };
    const orders = { total: 1, rows: [came] };
    const approved: unknown[] = [];
    const { user } = await renderApp(
      "/app/home?view=my-day",
      answers({
        "attention.waiting": () => ({ ...waiting, orders }),
        "orders.approveExcess": (input) => {
          approved.push(input);
          return { version: 3 };
        },
      }),
    );
    const strip = await screen.findByRole("region", { name: "Waiting for you" });
    expect(within(strip).getByText(/^500 received, 2 approved/)).toBeTruthy();
    expect(within(strip).getByText(/Received more than approved/)).toBeTruthy();
    await user.click(within(strip).getByRole("button", { name: "Approve quantities" }));
    await waitFor(() => expect(approved).toEqual([{ id: orderId, version: 2 }]));
  });

  test("names who asked for an order that has no supplier yet", async () => {
    const [order] = waiting.orders.rows;
    const orders = { total: 1, rows: [{ ...order, supplierName: null }] };
    await renderApp("/app/home?view=my-day", answers({ "attention.waiting": () => ({ ...waiting, orders }) }));
    expect(await screen.findByText(/^requested by /)).toBeTruthy();
  });

  test("is accepted with priority and date in one step", async () => {
    const sent: unknown[] = [];
    const accept = (input: unknown) => {
      sent.push(input);
      return { version: 2 };
    };
    const sheet = aJob({ id: jobId, title: "Oil under the pump", kind: "defect" });
    const { user } = await renderApp(
      "/app/home?view=my-day",
      answers({ "jobs.accept": accept, "jobs.get": () => sheet }),
    );
    await user.click(await screen.findByRole("button", { name: "Accept Oil under the pump" }));
    const dialog = await screen.findByRole("dialog", { name: "Accept: Oil under the pump" });
    await user.click(within(dialog).getByRole("radio", { name: "High" }));
    await user.click(within(dialog).getByRole("button", { name: /Accept job/ }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: jobId, priority: "high" })]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("is one line above the list until it is pressed", async () => {
    const { user } = await renderApp("/app/home?view=table", answers());
    const fold = await screen.findByRole("button", { name: /Waiting for you/ });
    expect(fold.textContent).toContain("1 new job, 1 order to approve");
    expect(screen.queryByText("Oil under the pump")).toBeNull();
    await user.click(fold);
    expect(await screen.findByText("Oil under the pump")).toBeTruthy();
  });

  test("leaves no trace where nothing waits", async () => {
    const nothing = { jobs: { rows: [], total: 0 }, orders: { rows: [], total: 0 } };
    await renderApp("/app/home?view=my-day", answers({ "attention.waiting": () => nothing }));
    expect(await screen.findByText("Raised by you")).toBeTruthy();
    expect(screen.queryByText("Waiting for you")).toBeNull();
  });
});

describe("the place of the strip over a list", () => {
  const place = () => document.querySelector<HTMLElement>("#screen [style*='54px']");
  let answer: (waits: Waiting) => void = () => {};
  const openList = () => {
    localStorage.setItem("ymp.waitingHeight", "54");
    const answered = new Promise<Waiting>((resolve) => {
      answer = resolve;
    });
    return renderApp("/app/home?view=table", { ...captainOnBoard, "attention.waiting": () => answered });
  };
  afterEach(() => localStorage.removeItem("ymp.waitingHeight"));

  test("is held as high as it stood last until it is there", async () => {
    await openList();
    await waitFor(() => expect(place()).not.toBeNull());
    answer(waiting);
    await screen.findByRole("button", { name: /^Waiting for you/ });
    expect(place()).toBeNull();
  });

  test("is held at the first visit as well, when nothing is known of it", async () => {
    const open = openList();
    localStorage.removeItem("ymp.waitingHeight");
    await open;
    await waitFor(() => expect(document.querySelector("#screen [style*='42px']")).not.toBeNull());
    answer(waiting);
    await screen.findByRole("button", { name: /^Waiting for you/ });
  });

  test("is given up, and not held the next time, where nothing waits any more", async () => {
    await openList();
    await waitFor(() => expect(place()).not.toBeNull());
    answer({ jobs: { total: 0, rows: [] }, orders: { total: 0, rows: [] } });
    await waitFor(() => expect(place()).toBeNull());
    await waitFor(() => expect(localStorage.getItem("ymp.waitingHeight")).toBe("0"));
  });
});
