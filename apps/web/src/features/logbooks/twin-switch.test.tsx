import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aBook, onShelf } from "./logbooks.fixture.ts";
import type { Book } from "./logbooks.queries.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const port = aBook({ kind: "portbridge", number: "PBL-1" });
const sea = aBook({ id: "0199bbbb-0000-7000-8000-000000000002", kind: "seabridge", number: "SBL-1" });

const atThePort = (open: readonly Book[]) =>
  renderApp("/app/portbridgelogbook", {
    ...captainOnBoard,
    "people.pick": () => [],
    "logbooks.shelf": () => ({ notTaught: [], books: open.map((book) => onShelf(book as never)), can: port.can }),
    "logbooks.get": (input) =>
      open.find(({ id }) => typeof input === "object" && input !== null && Reflect.get(input, "id") === id),
    "logbooks.pages": () => ({ firstPageNo: 22, lastPageNo: 22, pages: [] }),
    "logbooks.entries": () => ({ rows: [], nextCursor: null }),
    "logbooks.drafts": () => [],
  });

test("a log of the watch in port leads to the one at sea, at today's page", async () => {
  const { user } = await atThePort([port, sea]);
  await user.click(await screen.findByRole("radio", { name: "At sea" }));
  expect(await screen.findByRole("heading", { name: /Sea bridge log/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "At sea" }).getAttribute("aria-checked")).toBe("true");
});

test("where the other is not open its volume is opened, and the way back is there", async () => {
  const { user } = await atThePort([port]);
  await user.click(await screen.findByRole("radio", { name: "At sea" }));
  expect(await screen.findByText("This log is not open")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open a book" }).getAttribute("href")).toBe("/app/createlogbook/seabridge");
  await user.click(screen.getByRole("radio", { name: "In port" }));
  expect(await screen.findByRole("heading", { name: /Port bridge log/ })).toBeTruthy();
});
