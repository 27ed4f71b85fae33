import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const id = "0199dddd-0000-7000-8000-000000000001";
const made = new Date("2026-06-15T09:00:00Z");
const listed = {
  ...{ id, version: 3, name: "Pon Power", createdAt: made, updatedAt: made, createdBy: null },
  ...{ categories: ["Engines"], operatingIn: ["Med"], email: null, phone: "+33 4", website: null, description: null },
  ...{ streetAddress: null, postalCode: null, city: "Antibes", country: null, rating: 4, currency: "EUR" },
  ...{ leadTimeDays: null, accountNumber: null, paymentTerms: null, archivedAt: null, mergedIntoId: null },
  ...{ openOrders: 1, expiredDocuments: 0, expiringDocuments: 0, orderContact: null },
  spendThisYear: { byCurrency: [], inVessel: null },
};

async function openList(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "suppliers.summary": () => ({
      ...{ total: 23, openOrders: 1, expiredDocuments: 0, expiringDocuments: 0, year: 2026, spend: null },
      categories: [
        { value: "Engines", count: 1 },
        { value: "Paint", count: 1 },
      ],
      operatingIn: [],
      countries: [{ value: "FR", count: 1 }],
    }),
    "suppliers.list": (input) => {
      asked.push(input);
      return { rows: [listed], nextCursor: null, total: 1 };
    },
    "suppliers.export": (input) => {
      exported.push(input);
      return { fileName: "suppliers.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" };
    },
    "savedViews.list": () => [],
    ...more,
  });
  return { ...app, asked, exported };
}

const search = (app: Awaited<ReturnType<typeof openList>>) => app.router.state.location.search;

test("the address narrows the list, a chip says by what, and its x takes it away", async () => {
  const app = await openList("/app/supplier?minRating=4&documents=expired&state=archived");
  expect(await screen.findByText("Pon Power")).toBeTruthy();
  expect(app.asked.at(-1)).toMatchObject({
    ...{ minRating: 4, documents: "expired", state: "archived", sort: "name", descending: false, limit: 60 },
  });
  expect(screen.getByText("23 suppliers")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Remove Rating" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ minRating: undefined, documents: "expired" }));
  expect(search(app)).toMatchObject({ documents: "expired", state: "archived" });
});

test("a view sets filters and order at once, and a figure above the list takes their place", async () => {
  const app = await openList("/app/supplier?country=FR");
  await app.user.click(await screen.findByRole("button", { name: "Best rated" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ minRating: 4, sort: "rating", descending: true }));
  expect(app.asked.at(-1)).toMatchObject({ country: undefined });
  await app.user.click(screen.getByRole("button", { name: /Documents expired/ }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ documents: "expired", minRating: undefined }));
});

test("a view that was kept by an earlier release shows as far as it is understood", async () => {
  const app = await openList("/app/supplier", {
    "savedViews.list": () => [
      { id: "v1", name: "French", search: { country: "FR", gone: "x", minRating: 9 }, isShared: false, isOwn: true },
    ],
  });
  await app.user.click(await screen.findByRole("button", { name: "French" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ country: "FR", minRating: undefined, state: "live" }));
  expect((await screen.findByRole("button", { name: "French" })).getAttribute("aria-current")).toBe("true");
});

test("categories are ticked one by one, what is typed finds, and the export takes both along", async () => {
  const app = await openList("/app/supplier?categories=%5B%22Engines%22%5D");
  await screen.findByText("Pon Power");
  await app.user.click(screen.getByRole("button", { name: "Edit filter Categories" }));
  await app.user.click(await screen.findByRole("checkbox", { name: "Paint" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ categories: ["Engines", "Paint"] }));
  await app.user.keyboard("{Escape}/");
  await app.user.type(screen.getByRole("searchbox"), "pon");
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ search: "pon" }));
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() =>
    expect(app.exported).toMatchObject([
      { format: "csv", search: "pon", categories: ["Engines", "Paint"], state: "live" },
    ]),
  );
});

test("the archive is one step away in the menu, and so is the way back", async () => {
  const app = await openList("/app/supplier?country=FR");
  await app.user.click(await screen.findByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Show archive" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ state: "archived", country: undefined }));
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menuitem", { name: "Back to suppliers in use" })).toBeTruthy();
});

test("nothing yet and nothing that matches are told apart", async () => {
  const none = { "suppliers.list": () => ({ rows: [], nextCursor: null, total: 0 }) };
  const app = await openList("/app/supplier?country=FR", none);
  expect(await screen.findByText("Nothing matches")).toBeTruthy();
  await app.router.navigate({ to: "/app/supplier", search: {} });
  expect(await screen.findByText("No suppliers yet")).toBeTruthy();
  const [, inList] = screen.getAllByRole("button", { name: "Add supplier" });
  await app.user.click(inList ?? document.body);
  await waitFor(() => expect(search(app)).toMatchObject({ new: true }));
});

test("N opens the form of a new supplier, for those who may add one alone", async () => {
  const app = await openList("/app/supplier");
  await screen.findByText("Pon Power");
  await app.user.keyboard("n");
  await waitFor(() => expect(search(app)).toMatchObject({ new: true }));
  cleanup();
  const looking = await openList("/app/supplier", {
    "session.vessel": () => vesselOf(accessOf({ role: "crew" })),
  });
  await screen.findByText("Pon Power");
  await looking.user.keyboard("n");
  expect(search(looking)).not.toMatchObject({ new: true });
  expect(screen.queryByRole("button", { name: /Add supplier/ })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a row is ticked for what is done to several, and opened over the list", async () => {
  const app = await openList("/app/supplier");
  const row = within((await screen.findByText("Pon Power")).closest<HTMLElement>("[role=row]") ?? document.body);
  await app.user.click(row.getByRole("checkbox"));
  expect(await screen.findByRole("button", { name: /Archive/ })).toBeTruthy();
  await app.user.click(screen.getByText("Pon Power"));
  await waitFor(() => expect(search(app)).toMatchObject({ supplier: id }));
});

test("a contact that was removed is put back by Undo, under an id of its own", async () => {
  const zoe = { id: "0199dddd-0000-7000-8000-000000000002", version: 2, name: "Zoe Desk", duty: null };
  const contact = { ...zoe, email: null, phone: null, takesOrders: true };
  const put: unknown[] = [];
  const app = await openList(`/app/supplier?supplier=${id}`, {
    "suppliers.get": () => ({
      ...{ ...listed, contacts: [contact], documents: [], mergedInto: null },
      can: { edit: true, archive: true, restore: false, seeOrders: false, fields: [], whyKept: null },
    }),
    "suppliers.duplicates": () => ({ rows: [], hasMore: false }),
    "suppliers.removeContact": () => undefined,
    "suppliers.saveContact": (input) => {
      put.push(input);
      return { id: contact.id, version: 1 };
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Remove Zoe Desk" }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(put).toMatchObject([{ supplierId: id, name: "Zoe Desk", takesOrders: true }]));
  expect(put).not.toMatchObject([{ id: contact.id }]);
});
