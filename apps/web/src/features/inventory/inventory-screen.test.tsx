import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aLot, anItem, aPlace, aRow } from "./item.fixture.ts";

// The whole screen is drawn, which takes its time on a busy machine.

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const item = anItem();

async function openItem(more: Record<string, (input: unknown) => unknown> = {}, shown = item) {
  const app = await renderApp(`/app/inventory?item=${shown.id}`, {
    ...captainOnBoard,
    "inventory.list": () => ({ rows: [aRow(shown)], nextCursor: null, total: 1 }),
    "inventory.summary": () => ({ total: 1, low: 0, critical: 0, expiring: 0, value: [] }),
    "inventory.categories": () => [],
    "inventory.locations": () => [aPlace],
    "inventory.get": () => shown,
    "inventory.lots": () => [aLot()],
    "inventory.moves": () => ({ unit: "pcs", rows: [], nextCursor: null }),
    "savedViews.list": () => [],
    "suppliers.pick": () => ({ rows: [], hasMore: false }),
    ...more,
  });
  const sheet = within(await screen.findByRole("dialog", { name: shown.name }));
  return { ...app, sheet };
}

test("taking more than the books hold is refused with the offer to count first", async () => {
  const sent = vi.fn();
  const { user, sheet } = await openItem({
    "inventory.count": (input) => {
      sent(input);
      return { moveIds: [], level: item.level };
    },
  });
  await user.click((await sheet.findAllByRole("button", { name: "Take out" })).at(-1) ?? document.body);
  const dialog = within(await screen.findByRole("dialog", { name: "Take out" }));
  const figure = dialog.getByLabelText("Quantity");
  await user.clear(figure);
  await user.type(figure, "13");
  expect(dialog.getByRole("button", { name: "Take out" }).hasAttribute("disabled")).toBe(true);
  await user.click(dialog.getByRole("button", { name: "Correct the count first" }));
  const count = within(await screen.findByRole("dialog", { name: "Count this item" }));
  await user.click(count.getByRole("button", { name: /^More/ }));
  await user.click(count.getByRole("button", { name: "Save the count" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ itemId: item.id, locationId: aPlace.id, counted: 13 });
});

test("an item in the archive can still be talked about", async () => {
  const archived = anItem({ archivedAt: new Date("2026-06-01T00:00:00Z") });
  const { user, sheet } = await openItem({ "comments.list": () => [], "comments.mentionable": () => [] }, archived);
  await user.click(await sheet.findByRole("tab", { name: "Comments" }));
  expect(await sheet.findByRole("textbox")).toBeTruthy();
});

test("who may only look at the stores is offered nothing to change", async () => {
  const looked = anItem({ can: { fields: [], edit: false, archive: false, restore: false } });
  const { sheet } = await openItem({}, looked);
  expect(await sheet.findByText("Movements")).toBeTruthy();
  expect(sheet.queryByRole("button", { name: "Take out" })).toBeNull();
  expect(sheet.queryByRole("button", { name: "Edit" })).toBeNull();
});
