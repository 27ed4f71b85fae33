import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const yardStay = {
  id: "0199cccc-0000-7000-8000-000000000001",
  name: "Yard stay",
  kind: "yard",
  startsOn: null,
  endsOn: null,
  frozenAt: null,
  closedAt: null,
  members: [],
  progress: { done: 0, all: 2, additional: 0, additionalDone: 0, estimatedTenths: 0, spentTenths: 0 },
};

function openLists({ canCreate, rows }: { canCreate: boolean; rows: readonly object[] }) {
  return renderApp("/app/home?view=lists", {
    ...captainOnBoard,
    "worklists.list": () => ({ rows, nextCursor: null, total: rows.length, canCreate }),
    "savedViews.list": () => [],
  });
}

test("closed lists are a view, beside those that are kept", async () => {
  const { user, router } = await openLists({ canCreate: true, rows: [yardStay] });
  await screen.findByRole("row", { name: /Yard stay/ });
  await user.click(screen.getByRole("button", { name: "Closed" }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ view: "lists", closed: true }));
});

test("the keys of every list work on the lists of jobs", async () => {
  const { user } = await openLists({ canCreate: true, rows: [yardStay] });
  await screen.findByRole("row", { name: /Yard stay/ });
  await user.keyboard("/");
  expect(screen.getByRole("searchbox", { name: "Search lists" })).toBe(document.activeElement);
  await user.tab();
  await user.keyboard("n");
  await screen.findByRole("dialog", { name: "New list" });
});

test("who draws up no lists is offered none", async () => {
  await openLists({ canCreate: false, rows: [] });
  await screen.findByText("No list here");
  expect(screen.queryByRole("button", { name: "New list" })).toBeNull();
});
