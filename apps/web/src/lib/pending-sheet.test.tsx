import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";
import { withoutLink } from "../testing/without-link.tsx";
import { PendingSheet } from "./pending-sheet.tsx";

afterEach(cleanup);

const id = "0197a3c2-1111-7abc-8def-0123456789ab";
const sheets = [
  ["an item", `/app/inventory?item=${id}`, "inventory.get", "There is no such item"],
  ["an order", `/app/orders?order=${id}`, "orders.get", "No such order"],
  ["a part", `/app/boatspareparts?part=${id}`, "spareParts.get", "This part is not here"],
  ["a supplier", `/app/supplier?supplier=${id}`, "suppliers.get", "No such supplier"],
] as const;

test.each(sheets)("%s that nobody answered about is not said to be gone", async (_, path, procedure, gone) => {
  const silent = () => {
    throw new TypeError("Load failed");
  };
  await renderApp(path, { ...captainOnBoard, [procedure]: silent });
  const sheet = await screen.findByRole("dialog", { busy: false });
  await screen.findAllByText("This page could not be loaded");
  expect(sheet.textContent).not.toContain(gone);
});

test.each(sheets)("%s that the server does not know is said to be gone", async (_, path, procedure, gone) => {
  const refused = () => {
    throw new Refused("not_found", "refusals:recordNotFound");
  };
  await renderApp(path, { ...captainOnBoard, [procedure]: refused });
  expect((await screen.findAllByText(new RegExp(gone))).length).toBeGreaterThan(0);
});

const query = { error: null, isRefetching: false, isFetching: true, refetch: vi.fn() };
const words = { loading: "Loading", absent: { title: "Gone", text: "Gone" } };
const pending = (
  <PendingSheet query={query} listed={{ id, list: "inventory.list" }} icon={null} words={words} onClose={vi.fn()} />
);

test("a record that was never read here is told of at once where there is no link", async () => {
  expect((await withoutLink(pending)).textContent).toMatch(/^Not on this device/);
});

test("it bears the name that its list has of it", async () => {
  const sheet = await withoutLink(pending, { "inventory.list": [{ id, name: "Impeller", numberText: "INV-7" }] });
  expect(sheet.textContent).toMatch(/^INV-7ImpellerNot on this device/);
});
