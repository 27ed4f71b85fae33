import { cleanup, screen, waitFor } from "@testing-library/react";
import type { Area } from "@ymp/i18n/browser";
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

function openLists({ canCreate, rows }: { canCreate: boolean; rows: readonly object[] }, words?: readonly Area[]) {
  const answers = {
    ...captainOnBoard,
    "worklists.list": () => ({ rows, nextCursor: null, total: rows.length, canCreate }),
    "savedViews.list": () => [],
  };
  return renderApp("/app/home?view=lists", answers, words);
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

test("lists wait for their words: no tab and no field is seen without its name", async () => {
  const nameless: string[] = [];
  const watch = new MutationObserver(() => {
    const controls = [...document.querySelectorAll("#screen button, #screen input")];
    const isNameless = (control: Element) => !(control.textContent || control.getAttribute("aria-label"));
    nameless.push(...controls.filter(isNameless).map(({ outerHTML }) => outerHTML));
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  await openLists({ canCreate: true, rows: [yardStay] }, ["entry", "work", "panels"]);
  await screen.findByRole("row", { name: /Yard stay/ });
  watch.disconnect();
  expect(screen.getByRole("searchbox", { name: "Search lists" })).toBeTruthy();
  expect(nameless).toEqual([]);
});
