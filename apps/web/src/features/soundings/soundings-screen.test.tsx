import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const id = "0199dddd-0000-7000-8000-000000000001";
const tankId = "0199dddd-0000-7000-8000-000000000002";
const made = new Date("2026-06-15T09:00:00Z");
const measured = { tankId, soundedAt: made, cm: "50.0", volume: "0.85", isByTable: true, temperature: "21.5" };
const listed = {
  ...{ id, version: 3, ...measured, tank: "Sludge tank", byName: "Tomás Reid", notes: "After the transfer" },
  archivedAt: null,
};
const whole = {
  ...{ ...listed, createdAt: made, updatedAt: made, createdBy: null },
  ...{ retained: "1.05", balance: { difference: "-0.200", isApart: true } },
  can: { fields: ["tankId", "cm", "volume", "notes", "archivedAt"], edit: true, archive: true, restore: false },
};
const calibration = [
  { cm: "0", m3: "0" },
  { cm: "100", m3: "2.000" },
];
const tank = {
  ...{ id: tankId, name: "Sludge tank", capacity: "2.00", calibration, contents: "sludge", iopp: "3.1" },
  ...{ sounded: { id, ...measured }, retained: "1.05", balance: { difference: "-0.200", isApart: true } },
};

async function openList(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "soundings.summary": () => ({ tanks: [tank] }),
    "soundings.list": (input) => {
      asked.push(input);
      return { rows: [listed], nextCursor: null, total: 1 };
    },
    "soundings.get": () => whole,
    "soundings.export": (input) => {
      exported.push(input);
      return { fileName: "soundings.csv", mediaType: "text/csv", base64: "", address: `/downloads/${id}` };
    },
    "savedViews.list": () => [],
    "comments.list": () => [],
    "comments.mentionable": () => [],
    ...more,
  });
  return { ...app, asked, exported };
}

const search = (app: Awaited<ReturnType<typeof openList>>) => app.router.state.location.search;

test("the address narrows the list, a chip says by what, and its x takes it away", async () => {
  const app = await openList(`/app/soundings?tankId=${tankId}&state=archived`);
  expect(await screen.findByText("After the transfer")).toBeTruthy();
  expect(app.asked.at(-1)).toMatchObject({ tankId, state: "archived", sort: "soundedAt", descending: true });
  await app.user.click(screen.getByRole("button", { name: "Remove Tank" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ tankId: undefined, state: "archived" }));
});

test("a view sets filters and order at once, and the export takes them along", async () => {
  const app = await openList(`/app/soundings?tankId=${tankId}`);
  await app.user.click(await screen.findByRole("button", { name: "By tank" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ sort: "tank", tankId: undefined }));
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() => expect(app.exported).toMatchObject([{ format: "csv", sort: "tank", state: "live" }]));
});

test("the archive is one step away in the menu, and so is the way back", async () => {
  const app = await openList("/app/soundings");
  await app.user.click(await screen.findByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Show archive" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ state: "archived" }));
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menuitem", { name: "Back to soundings in use" })).toBeTruthy();
});

test("nothing yet is told, with the way to the first one", async () => {
  const none = { "soundings.list": () => ({ rows: [], nextCursor: null, total: 0 }) };
  const app = await openList("/app/soundings", none);
  expect(await screen.findByText("No soundings yet")).toBeTruthy();
  const [, inList] = screen.getAllByRole("button", { name: "New sounding" });
  await app.user.click(inList ?? document.body);
  await waitFor(() => expect(search(app)).toMatchObject({ new: true }));
});

test("whoever may only look is offered no form", async () => {
  const held = accessOf();
  const access = { ...held, granted: { ...held.granted, logbook: "view" as const } };
  const app = await openList("/app/soundings", { "session.vessel": () => vesselOf(access) });
  await screen.findByText("After the transfer");
  await app.user.keyboard("n");
  expect(search(app)).not.toMatchObject({ new: true });
  expect(screen.queryByRole("button", { name: /New sounding/ })).toBeNull();
});

test("a row opens over the list: what is said of it, and what may be done", async () => {
  const app = await openList("/app/soundings");
  await app.user.click(await screen.findByText("After the transfer"));
  await waitFor(() => expect(search(app)).toMatchObject({ sounding: id }));
  const sheet = await screen.findByRole("dialog", { name: /Sludge tank/ });
  await waitFor(() => expect(sheet.textContent).toContain("sounding is 0.200 m³ less"));
  expect(screen.getByRole("tab", { name: "Comments" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Archive" })).toBeTruthy();
});

test("a tank tells book and sounding, and how far they are apart", async () => {
  await openList("/app/soundings");
  const strip = await screen.findByRole("list", { name: "Tanks" });
  expect(strip.textContent).toMatch(/Sludge tank0.85 m³of 2.00 m³.*Book 1.05 m³, sounding is 0.200 m³ less/);
});

test("a press on a tank writes its sounding, and the table tells the volume", async () => {
  const sent: unknown[] = [];
  const app = await openList("/app/soundings", {
    "soundings.save": (input) => {
      sent.push(input);
      return { id, version: 1 };
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Sound Sludge tank" }));
  const form = await screen.findByRole("dialog", { busy: false });
  await app.user.type(within(form).getByLabelText(/^Height/), "25");
  expect(await within(form).findByText(/0.500 m³ by the table, before: 0.85 m³/)).toBeTruthy();
  await app.user.click(within(form).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toMatchObject([{ tankId, cm: "25", volume: null }]));
});
