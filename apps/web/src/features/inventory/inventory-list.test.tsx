import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { anItem, aPlace, aRow } from "./item.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const item = anItem();

async function openList(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "inventory.list": (input) => {
      asked.push(input);
      return { rows: [aRow(item)], nextCursor: null, total: 1 };
    },
    "inventory.summary": () => ({ total: 1, low: 2, critical: 0, expiring: 0, value: [] }),
    "inventory.categories": () => [
      { name: "Filters", subCategories: ["Oil", "Fuel"] },
      { name: "Paint", subCategories: [] },
    ],
    "inventory.locations": () => [aPlace],
    "inventory.export": (input) => {
      exported.push(input);
      return { fileName: "stores.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" };
    },
    "savedViews.list": () => [],
    "suppliers.pick": () => ({ rows: [], hasMore: false }),
    ...more,
  });
  return { ...app, asked, exported };
}

const search = (app: Awaited<ReturnType<typeof openList>>) => app.router.state.location.search;

test("the address narrows the stores, the chips say by what, and the export takes it along", async () => {
  const app = await openList(`/app/inventory?locationId=${aPlace.id}&state=low&isCritical=true`);
  expect(await screen.findByText(item.name)).toBeTruthy();
  const narrowed = { locationId: aPlace.id, state: "low", isCritical: true, sort: "name", descending: false };
  expect(app.asked.at(-1)).toMatchObject(narrowed);
  expect((await screen.findByRole("button", { name: "Edit filter Place" })).textContent).toBe(aPlace.name);
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() => expect(app.exported).toMatchObject([{ ...narrowed, format: "csv" }]));
  await app.user.click(screen.getByRole("button", { name: "Remove Place" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ locationId: undefined, state: "low" }));
});

test("another category takes the one below it away, and both go by the x of their chip", async () => {
  const app = await openList("/app/inventory?categories=%5B%22Filters%22%5D&subCategory=Oil");
  const chip = await screen.findByRole("button", { name: "Edit filter Category" });
  expect(chip.textContent).toBe("Filters, Oil");
  await app.user.click(chip);
  await app.user.click(await screen.findByRole("checkbox", { name: "Paint" }));
  await waitFor(() =>
    expect(app.asked.at(-1)).toMatchObject({ categories: ["Filters", "Paint"], subCategory: undefined }),
  );
  await app.user.click(await screen.findByRole("radio", { name: "Fuel" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ subCategory: "Fuel" }));
  await app.user.keyboard("{Escape}");
  await app.user.click(await screen.findByRole("button", { name: "Remove Category" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ categories: undefined, subCategory: undefined }));
});

test("a view and a figure above the list each take the place of what was narrowed before", async () => {
  const app = await openList("/app/inventory?search=oil");
  await app.user.click(await screen.findByRole("button", { name: "To order" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ state: "low", search: undefined }));
  await app.user.click(screen.getByRole("button", { name: /Below minimum/ }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ state: "current" }));
});

test("a new item begins with the barcode that was scanned, and closing its form forgets it", async () => {
  const app = await openList("/app/inventory?new=true&code=5012345678900");
  const form = await screen.findByRole("dialog", { name: /New item/ });
  expect(form).toBeTruthy();
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(search(app)).not.toMatchObject({ new: true }));
  expect(search(app)).not.toMatchObject({ code: "5012345678900" });
});

test("an empty store offers its first item", async () => {
  const app = await openList("/app/inventory", {
    "inventory.list": () => ({ rows: [], nextCursor: null, total: 0 }),
  });
  await screen.findByText("Nothing in the inventory yet");
  const [, inList] = screen.getAllByRole("button", { name: /New item/ });
  await app.user.click(inList ?? document.body);
  await waitFor(() => expect(search(app)).toMatchObject({ new: true }));
});
