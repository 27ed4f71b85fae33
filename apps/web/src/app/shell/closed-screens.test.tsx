import { cleanup, screen } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const file = (fileName: string) => ({
  fileName,
  mediaType: "application/octet-stream",
  base64: "",
  address: "/downloads/1",
});
const expired = (role: "captain" | "crew") => ({
  ...captainOnBoard,
  "session.vessel": () => vesselOf(accessOf({ role, subscriptionState: "EXPIRED" })),
});

test("the captain takes all jobs and all equipment out of an expired vessel", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const asked: unknown[] = [];
  const { user } = await renderApp("/app/home", {
    ...expired("captain"),
    "jobs.export": (input) => {
      asked.push(input);
      return file("jobs.xlsx");
    },
    "equipment.export": (input) => {
      asked.push(input);
      return file("equipment.xlsx");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Jobs (XLSX)" }));
  expect(await screen.findByText("The download of jobs.xlsx has started")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Equipment (XLSX)" }));
  expect(await screen.findByText("The download of equipment.xlsx has started")).toBeTruthy();
  expect(asked).toEqual([
    { state: "all", format: "xlsx", locale: "en" },
    { state: "all", format: "xlsx", locale: "en" },
  ]);
  expect(saved).toHaveBeenCalledTimes(2);
});

test("the crew of an expired vessel is told whom to ask, and takes nothing out", async () => {
  await renderApp("/app/home", expired("crew"));
  expect(await screen.findByText(/Ask the captain/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Jobs (XLSX)" })).toBeNull();
});

test.each([
  [
    "ended by its date",
    { closedReason: "ended", subscriptionEndsOn: parseCalendarDate("2026-10-31") },
    "The subscription of M/Y Seraphine has expired",
    /Its last day was 31 Oct 2026/,
  ],
  [
    "suspended",
    { closedReason: "suspended", suspendedAt: new Date("2026-11-02T10:00:00Z"), suspendedReason: "Unpaid invoices" },
    "M/Y Seraphine is suspended",
    /Unpaid invoices/,
  ],
  [
    "being deleted",
    { closedReason: "being_deleted", deletesAt: new Date("2026-12-21T10:00:00Z") },
    "M/Y Seraphine is being deleted",
    /erased for good on 21 Dec 2026/,
  ],
] as const)("a vessel that is %s says so, and why", async (_, facts, title, why) => {
  const access = accessOf({ subscriptionState: "EXPIRED" });
  await renderApp("/app/home", { ...captainOnBoard, "session.vessel": () => vesselOf(access, facts) });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

test.each(["/app/equipment", "/app/manageequipment"])(
  "%s says it is closed to a role without a right to it",
  async (path) => {
    const access = accessOf({ role: "user" });
    await renderApp(path, { ...captainOnBoard, "session.vessel": () => vesselOf(access) });
    expect(await screen.findByText("This is closed to your role")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to the first page" })).toBeTruthy();
  },
);
