import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aMachine } from "./machine.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const pump = aMachine({ name: "Sea-water pump" });

function openManage(address: string, rows: readonly object[] = [{ ...pump, openJobs: 0, overdueJobs: 0 }]) {
  return renderApp(address, {
    ...captainOnBoard,
    "equipment.list": () => ({ rows, nextCursor: null, total: rows.length }),
    "equipment.places": () => [],
    "equipment.get": () => pump,
    "savedViews.list": () => [],
  });
}

test("the list has views, keys and the form of the kit", async () => {
  const { user, router } = await openManage("/app/manageequipment");
  await screen.findByRole("row", { name: /Sea-water pump/ });
  await user.click(screen.getByRole("button", { name: "Overdue jobs" }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ hasOverdue: true }));
  await user.keyboard("/");
  expect(screen.getByRole("searchbox", { name: "Search the equipment" })).toBe(document.activeElement);
});

test("the form of a new item is opened by its key", async () => {
  const { user } = await openManage("/app/manageequipment");
  await screen.findByRole("row", { name: /Sea-water pump/ });
  await user.keyboard("n");
  await screen.findByRole("dialog", { name: "New equipment" });
});

test("a row opens its form", async () => {
  const { user, router } = await openManage("/app/manageequipment");
  await user.click(await screen.findByRole("row", { name: /Sea-water pump/ }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ edit: pump.id }));
  await screen.findByRole("dialog", { name: /Sea-water pump/ });
});

test("while there is nothing the first steps are offered", async () => {
  await openManage("/app/manageequipment", []);
  await screen.findByRole("link", { name: "Import equipment" });
});
