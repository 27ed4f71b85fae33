import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const supplierId = "0199dddd-0000-7000-8000-000000000001";

async function openList(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "orders.list": (input) => {
      asked.push(input);
      return { rows: [], nextCursor: null, total: 0, today: "2026-11-21" };
    },
    "orders.summary": () => ({ toApprove: 1, ordered: 2, late: 3, backOrder: 4 }),
    "orders.export": (input) => {
      exported.push(input);
      return { fileName: "orders.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" };
    },
    "orders.propose": () => ({ groups: [], withoutSupplier: [], hasMore: false }),
    "suppliers.get": () => ({ id: supplierId, name: "Pon Power" }),
    "suppliers.pick": () => ({ rows: [], hasMore: false }),
    "savedViews.list": () => [],
    ...more,
  });
  return { ...app, asked, exported };
}

const search = (app: Awaited<ReturnType<typeof openList>>) => app.router.state.location.search;

test("the newest order stands first until a heading is pressed, which then runs upwards", async () => {
  const app = await openList("/app/orders");
  await screen.findByText("Nothing on order");
  expect(app.asked.at(-1)).toMatchObject({ state: "open", sort: "number", descending: true });
  await app.router.navigate({ to: "/app/orders", search: { sort: "title" } });
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ sort: "title", descending: false }));
});

test("the address narrows the orders, the chips say by what, and the export takes it along", async () => {
  const app = await openList(`/app/orders?supplierId=${supplierId}&statuses=%5B%22ordered%22%5D&isMine=true`);
  const narrowed = { supplierId, statuses: ["ordered"], isMine: true, state: "open" };
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject(narrowed));
  expect(await screen.findByText("Nothing matches")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Edit filter Supplier" }).textContent).toBe("Pon Power"),
  );
  await app.user.click(screen.getByRole("button", { name: "Edit filter Status" }));
  await app.user.click(await screen.findByRole("checkbox", { name: "Draft" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ statuses: ["draft", "ordered"] }));
  await app.user.keyboard("{Escape}");
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() =>
    expect(app.exported).toMatchObject([{ ...narrowed, statuses: ["draft", "ordered"], format: "csv" }]),
  );
  expect(app.exported[0]).not.toHaveProperty("ids");
});

test("a view and a figure above the list each take the place of what was narrowed before", async () => {
  const app = await openList("/app/orders?search=pump");
  await app.user.click(await screen.findByRole("button", { name: "All" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ state: "all", search: undefined }));
  await app.user.click(screen.getByRole("button", { name: /^Late/ }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ state: "late" }));
});

test("without any order the first one is offered, and what to order is proposed", async () => {
  const app = await openList("/app/orders");
  await screen.findByText("Nothing on order");
  await app.user.click(screen.getAllByRole("button", { name: "Propose" }).at(-1) ?? document.body);
  await waitFor(() => expect(search(app)).toMatchObject({ propose: 60 }));
  await app.router.navigate({ to: "/app/orders", search: {} });
  await app.user.click((await screen.findAllByRole("button", { name: "New order" })).at(-1) ?? document.body);
  await waitFor(() => expect(search(app)).toMatchObject({ new: true }));
});
