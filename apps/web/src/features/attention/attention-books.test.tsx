import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { AttentionCard } from "./attention.queries.ts";

afterEach(cleanup);

const bookId = "0199eeee-0000-7000-8000-000000000001";
const entryId = "0199eeee-0000-7000-8000-000000000002";
const book = { kind: "oil1", number: "ORB1-2026-01", title: null } as const;
const ofBook = { recordKind: "logbook", recordId: bookId, detail: null, title: "" } as const;

const cards: AttentionCard[] = [
  {
    ...{ kind: "booksBroken", count: 1 },
    lines: [
      {
        ...ofBook,
        id: "1",
        on: "2026-11-20",
        book: { ...book, what: "broken", href: `/app/logbookdetails/${bookId}` },
      },
    ],
  },
  {
    ...{ kind: "booksMissing", count: 1 },
    lines: [
      {
        ...{ ...ofBook, id: "2", on: "2026-11-18" },
        book: { ...book, what: "weekly", tank: "Sludge tank", href: `/app/oilrecord/${bookId}?write=C` },
      },
    ],
  },
  {
    ...{ kind: "bookPagesWaiting", count: 1 },
    lines: [
      {
        ...ofBook,
        id: "3",
        on: "2026-11-19",
        book: { ...book, what: "page", no: 7, href: `/app/oilrecord/${bookId}?page=7` },
      },
    ],
  },
  {
    ...{ kind: "bookEntriesUnsigned", count: 1 },
    lines: [
      {
        ...{
          id: entryId,
          recordKind: "logbook_entry",
          recordId: entryId,
          title: "Sludge",
          detail: null,
          on: "2026-11-19",
        },
        book: { ...book, what: "entry", no: 12, href: `/app/oilrecord/${bookId}?entry=${entryId}` },
      },
    ],
  },
];

test("what the books ask for leads to the form, the page or the entry, under the name of the book", async () => {
  const { user } = await renderApp("/app/home?view=calendar", {
    ...captainOnBoard,
    "attention.get": () => ({ cards }),
  });
  await user.click(await screen.findByRole("button", { name: "Attention, 4 open" }));
  const strip = await screen.findByRole("region", { name: "Attention" });
  for (const name of [/Logbook entries missing/, /Logbook pages to sign/, /Logbook entries unsigned/])
    await user.click(within(strip).getByRole("button", { name }));
  const hrefOf = (name: RegExp) => within(strip).getByRole("link", { name }).getAttribute("href");
  await waitFor(() => expect(hrefOf(/^Found changed.*Oil record book, part I/)).toBe(`/app/logbookdetails/${bookId}`));
  expect(hrefOf(/^Weekly C 11, Sludge tank/)).toBe(`/app/oilrecord/${bookId}?write=C`);
  expect(hrefOf(/^Page 7/)).toBe(`/app/oilrecord/${bookId}?page=7`);
  expect(hrefOf(/^12\. Sludge/)).toBe(`/app/oilrecord/${bookId}?entry=${entryId}`);
});
