import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { Found } from "./found-states.tsx";

afterEach(cleanup);

const bookId = "0199eeee-0000-7000-8000-000000000001";
const entryId = "0199eeee-0000-7000-8000-000000000002";
const none = { total: 0, hits: [] };
const book = { kind: "oil1", number: "ORB1-2026-01", bookTitle: null } as const;

const found: Found = {
  ...{ mended: [], equipment: none, parts: none, jobs: none, worklists: none, suppliers: none, orders: none },
  people: none,
  log: none,
  books: {
    total: 1,
    hits: [
      {
        ...{ id: bookId, title: "Oil record book, part I", detail: "ORB1-2026-01" },
        state: { id: bookId, bookId, ...book, isClosed: false },
      },
    ],
  },
  entries: {
    total: 1,
    hits: [
      {
        ...{ id: entryId, title: "12. C, Collection of oil residues", detail: "11.1 Sludge tank" },
        state: {
          ...{ id: entryId, bookId, ...book, isStruck: true },
          ...{ occurredAt: new Date("2026-11-20T08:00:00Z"), shipOffsetMin: 60 },
        },
      },
    ],
  },
  guests: none,
  trips: none,
  watchPlans: none,
  watchLogs: none,
  soundings: none,
};

const answers: Answers = { ...captainOnBoard, "search.find": () => found };

async function typed(text: string) {
  const app = await renderApp("/app/help", answers);
  await screen.findByRole("heading", { level: 1 });
  await app.user.keyboard("{Control>}k{/Control}");
  await app.user.type(await screen.findByRole("combobox"), text);
  return app;
}

test("a book and an entry that were found open at the page; a new entry begins from there", async () => {
  const { user, router } = await typed("sludge");
  const entry = await screen.findByRole("option", { name: /12\. C, Collection of oil residues/ });
  expect(entry.textContent).toMatch(/ORB1-2026-01, 11\.1 Sludge tank/);
  expect(entry.textContent).toMatch(/struck/);
  await screen.findByRole("option", { name: /^Oil record book, part I/ });
  await user.click(entry);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/oilrecord/${bookId}`));
  expect(router.state.location.search).toMatchObject({ entry: entryId });
});

test("a new entry begins from a book that was found, and a book is opened by its captain", async () => {
  const { user, router } = await typed("oil record");
  await user.click(await screen.findByRole("option", { name: /New entry in Oil record book, part I/ }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ write: "" }));
  cleanup();
  const again = await typed("open a book");
  await again.user.click(await screen.findByRole("option", { name: /Open a book/ }));
  await waitFor(() => expect(again.router.state.location.pathname).toBe("/app/createlogbook/new"));
});
