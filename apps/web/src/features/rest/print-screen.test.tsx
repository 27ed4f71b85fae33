import { cleanup, screen } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { anOverview, atRestToday, restToday } from "./rest.fixture.ts";

atRestToday();
afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const figures = { on: restToday, restMinutes: 900, leastRest24h: 900, leastRest7d: null, isBroken: false };
const mia = { id: newId(), name: "Mia Tanaka", days: [figures], state: "locked" as const };
const theo = { id: newId(), name: "Theo Marsh", days: [figures], breaches: 2 };
const zoe = { id: newId(), name: "Zoe Carter" };

async function open() {
  const print = vi.fn(() => ({
    fileName: "rest.pdf",
    mediaType: "application/pdf",
    base64: "",
    address: "/downloads/1",
  }));
  const table = vi.fn(() => ({ fileName: "rest.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" }));
  const overview = vi.fn(() => anOverview([mia, theo, zoe]));
  const app = await renderApp("/app/hoursofrest/hoursofrestprint?month=2026-05", {
    ...captainOnBoard,
    "rest.overview": overview,
    "rest.export": print,
    "rest.exportOverview": table,
  });
  await screen.findByRole("checkbox", { name: /^Mia Tanaka/ });
  return { ...app, print, table, overview };
}

test("prints the month of everybody who wrote hours, one page each", async () => {
  const { user, print, overview } = await open();
  expect(overview).toHaveBeenCalledWith(expect.objectContaining({ month: "2026-05" }));
  expect(screen.getByRole("checkbox", { name: /^Zoe Carter/ }).hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("Signed and locked")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Print 2 pages" }));
  expect(print).toHaveBeenCalledWith({ month: "2026-05", locale: "en", profileIds: [mia.id, theo.id] });
});

test("prints those alone who are ticked", async () => {
  const { user, print } = await open();
  await user.click(screen.getByRole("checkbox", { name: /^Mia Tanaka/ }));
  await user.click(screen.getByRole("button", { name: "Print 1 page" }));
  expect(print).toHaveBeenCalledWith({ month: "2026-05", locale: "en", profileIds: [theo.id] });
  await user.click(screen.getByRole("checkbox", { name: "3 people" }));
  await user.click(screen.getByRole("checkbox", { name: "3 people" }));
  expect(screen.getByRole("button", { name: /^Print/, description: "" }).hasAttribute("disabled")).toBe(true);
});

test("takes the months of everybody along as a table", async () => {
  const { user, table } = await open();
  await user.click(screen.getByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(table).toHaveBeenCalledWith({ month: "2026-05", format: "csv", locale: "en" });
});
