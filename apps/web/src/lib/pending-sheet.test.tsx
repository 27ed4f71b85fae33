import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Refused } from "../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";

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
  const sheet = await screen.findByRole("dialog");
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
