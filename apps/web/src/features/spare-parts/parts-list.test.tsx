import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";
import type { PartRow } from "./spares.queries.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const equipmentId = "0199dddd-0000-7000-8000-000000000001";
const itemId = "0199dddd-0000-7000-8000-000000000002";

const impeller: PartRow = {
  id: "0199dddd-0000-7000-8000-000000000003",
  version: 1,
  equipmentId,
  machine: {
    id: equipmentId,
    name: "Fire pump",
    code: null,
    department: "engineering",
    isCritical: true,
    archivedAt: null,
    manufacturer: null,
  },
  sectionId: null,
  sectionName: "Wet end",
  key: "12",
  figureNumber: null,
  designation: "Impeller",
  partNo: "09-1027B",
  fittedQuantity: 1,
  unit: "pcs",
  measurement: null,
  serialNo: null,
  standard: null,
  description: null,
  spotX: null,
  createdAt: new Date("2026-06-01T09:00:00Z"),
  updatedAt: new Date("2026-06-01T09:00:00Z"),
  createdBy: null,
  can: { fields: [] },
  spotY: null,
  itemId,
  stock: {
    id: itemId,
    name: "Impeller kit",
    unit: "pcs",
    min: 2,
    onHand: 1,
    usable: 1,
    onOrder: 0,
    reserved: 0,
    available: 1,
    suggested: 1,
    bins: [],
    sharedBy: 1,
    version: 1,
    max: null,
    alert: "low",
    archivedAt: null,
  },
  alert: "low",
  lastUsedOn: null,
};

async function openList(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const proposed: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "spareParts.list": (input) => {
      asked.push(input);
      return { rows: [impeller], nextCursor: null, total: 1 };
    },
    "spareParts.export": (input) => {
      exported.push(input);
      return { fileName: "parts.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" };
    },
    "spareParts.proposals": (input) => {
      proposed.push(input);
      return { parts: [], unlinked: 0, hasMore: false };
    },
    "equipment.get": () => ({ id: equipmentId, name: "Fire pump" }),
    "equipment.list": () => ({ rows: [], nextCursor: null, total: 0 }),
    "savedViews.list": () => [],
    ...more,
  });
  return { ...app, asked, exported, proposed };
}

const search = (app: Awaited<ReturnType<typeof openList>>) => app.router.state.location.search;

test("the address narrows the parts, the chips say by what, and the export takes it along", async () => {
  const app = await openList(
    `/app/boatspareparts?equipmentId=${equipmentId}&departments=%5B%22engineering%22%5D&isOfCritical=true&state=below`,
  );
  expect(await screen.findByText("Impeller")).toBeTruthy();
  const narrowed = { equipmentId, departments: ["engineering"], isOfCritical: true, state: "below" };
  expect(app.asked.at(-1)).toMatchObject({ ...narrowed, sort: "designation", descending: false });
  const chip = (name: string) => screen.findByRole("button", { name: `Edit filter ${name}` });
  await waitFor(async () => expect((await chip("Machine")).textContent).toBe("Fire pump"));
  expect((await chip("Stock")).textContent).toBe("Below minimum");
  expect((await chip("Critical machine")).textContent).toBe("Yes");
  await app.user.click(await chip("Department"));
  await app.user.click(await screen.findByRole("checkbox", { name: "Deck" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ departments: ["deck", "engineering"] }));
  await app.user.keyboard("{Escape}");
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() =>
    expect(app.exported).toMatchObject([{ ...narrowed, departments: ["deck", "engineering"], format: "csv" }]),
  );
});

test("parts of one item of the stores are named by it, a filter that only a link sets", async () => {
  const app = await openList(`/app/boatspareparts?itemId=${itemId}`);
  const chip = await screen.findByRole("button", { name: "Edit filter Stock item" });
  await waitFor(() => expect(chip.textContent).toBe("Impeller kit"));
  await app.user.click(screen.getByRole("button", { name: "Remove Stock item" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ itemId: undefined, state: "all" }));
  await app.user.click(screen.getByRole("button", { name: "Filter" }));
  await screen.findByRole("menuitem", { name: "Machine" });
  expect(screen.queryByRole("menuitem", { name: "Stock item" })).toBeNull();
});

test("a view takes the place of what was narrowed and ordered before, and says so", async () => {
  const app = await openList("/app/boatspareparts?search=pump&sort=partNo&descending=true");
  await screen.findByText("Impeller");
  expect(app.asked.at(-1)).toMatchObject({ search: "pump", sort: "partNo", descending: true });
  await app.user.click(screen.getByRole("button", { name: "Not linked" }));
  await waitFor(() =>
    expect(app.asked.at(-1)).toMatchObject({ state: "unlinked", search: undefined, sort: "designation" }),
  );
  expect(screen.getByRole("button", { name: "Not linked", current: true })).toBeTruthy();
});

test("a view that was kept before this release shows what it showed", async () => {
  const app = await openList("/app/boatspareparts", {
    "savedViews.list": () => [
      {
        id: "0199dddd-0000-7000-8000-000000000009",
        name: "Deck, by machine",
        search: { departments: ["deck"], state: "to_order", sort: "equipment", isGone: true },
        isShared: false,
        isOwn: true,
      },
    ],
  });
  await app.user.click(await screen.findByRole("button", { name: "Deck, by machine" }));
  await waitFor(() =>
    expect(app.asked.at(-1)).toMatchObject({ departments: ["deck"], state: "to_order", sort: "equipment" }),
  );
  expect(search(app)).not.toHaveProperty("isGone");
});

test("the main button links parts of the machine that the list is narrowed to", async () => {
  const app = await openList(`/app/boatspareparts?equipmentId=${equipmentId}`);
  await app.user.click(await screen.findByRole("button", { name: "Link to stock" }));
  await screen.findByRole("dialog", { name: "Link parts to the stores" });
  await waitFor(() => expect(app.proposed).toMatchObject([{ equipmentId }]));
});

test("a row opens over the list and stands in the address, and its ticks lead to what is done with many", async () => {
  const app = await openList("/app/boatspareparts");
  await app.user.click(await screen.findByRole("checkbox", { name: /Impeller/ }));
  expect(await screen.findByRole("button", { name: "Minimum" })).toBeTruthy();
  await app.user.click(screen.getByText("Impeller"));
  await waitFor(() => expect(search(app)).toMatchObject({ part: impeller.id }));
});

test("who only reads has nothing to tick, link or import, and an empty list says where parts come from", async () => {
  const access = accessOf({ role: "crew" });
  const app = await openList("/app/boatspareparts", {
    "session.me": () => sessionOf(),
    "session.vessel": () => vesselOf(access),
    "spareParts.list": () => ({ rows: [], nextCursor: null, total: 0 }),
  });
  const empty = (await screen.findByText("No spare parts yet")).parentElement ?? document.body;
  expect(within(empty).queryByRole("button")).toBeNull();
  expect(screen.queryByRole("button", { name: "Link to stock" })).toBeNull();
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await screen.findByRole("menuitem", { name: "Export as CSV" });
  expect(screen.queryByRole("menuitem", { name: /Import/ })).toBeNull();
});
