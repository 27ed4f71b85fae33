import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Answers, Refused } from "../../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../../testing/render-app.tsx";
import { aBook } from "../logbooks.fixture.ts";
import type { Book } from "../logbooks.queries.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const temp = { key: "temp", label: "Cold room", type: "decimal" as const, unit: "°C" };
const state = { key: "state", label: "State", type: "select" as const, options: [{ value: "good", label: "Good" }] };
const galley = (facts: Partial<Book> = {}): Book =>
  aBook({ kind: "custom", title: "Galley", form: { title: "Galley", columns: [temp, state] }, entries: 3, ...facts });

const designer = (answers: Answers = {}, id = "custom", book = galley()) =>
  renderApp(`/app/createlogbook/${id}`, {
    ...captainOnBoard,
    "people.pick": () => [],
    "logbooks.tanks": () => [],
    "logbooks.shelf": () => ({ notTaught: [], books: [], can: book.can }),
    "logbooks.get": () => book,
    "logbooks.pages": () => ({ firstPageNo: 1, lastPageNo: 1, pages: [] }),
    "logbooks.entries": () => ({ rows: [], nextCursor: null }),
    "logbooks.drafts": () => [],
    ...answers,
  });

const columns = () => within(screen.getByRole("list", { name: "Columns" })).getAllByRole("listitem");
const add = (type: string) =>
  within(screen.getByRole("region", { name: /^Add a column/ })).getByRole("button", { name: type });
const openColumn = (name: RegExp) =>
  within(screen.getByRole("list", { name: "Columns" })).getByRole("button", { name });

test("a book is designed, tried as its form, and opened with the master's pin", async () => {
  const opened: unknown[] = [];
  const { user } = await designer({ "logbooks.open": (input) => opened.push(input) && { id: "b" } });
  await user.type(await screen.findByRole("textbox", { name: /^Title of the book/ }), "Galley");
  await user.click(add("Number"));
  const open = screen.getByRole("button", { name: "Open the book" });
  expect(open).toHaveProperty("disabled", true);
  expect(screen.getByText("Name the column.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Cold room");
  await user.type(screen.getByRole("textbox", { name: "Unit" }), "°C");
  await user.type(screen.getByRole("textbox", { name: "At most" }), "10");
  await user.click(add("Yes or no"));
  await user.type(screen.getByRole("textbox", { name: /^Name/ }), "In order");
  openColumn(/^In order/).focus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(columns().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("In order"),
    expect.stringContaining("Cold room"),
  ]);
  await user.click(screen.getByRole("radio", { name: "Form" }));
  const form = within(screen.getByRole("region", { name: "Form" }));
  await user.type(form.getByRole("textbox", { name: /^Cold room/ }), "12");
  await user.tab();
  expect(await form.findByText(/10/)).toBeTruthy();
  await user.click(open);
  await user.type(await screen.findByRole("textbox", { name: /^Number/ }), "GALLEY-1");
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: /^Place/ }), "Palma");
  await user.type(dialog.getByLabelText("Your master pin"), "7294");
  await user.click(dialog.getByRole("button", { name: /^Open and sign/ }));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({
    ...{ kind: "custom", number: "GALLEY-1", place: "Palma", pin: "7294" },
    form: {
      title: "Galley",
      columns: [
        { label: "In order", type: "bool" },
        { label: "Cold room", type: "decimal", unit: "°C", max: "10" },
      ],
    },
  });
});

test("of a book with entries no column is taken away or made another, and what the server says is told", async () => {
  const sent: unknown[] = [];
  const book = galley();
  const { user } = await designer(
    {
      "logbooks.design": (input) => {
        sent.push(input);
        throw new Refused("conflict", "logbook-refusals:shownAnother");
      },
    },
    book.id,
    book,
  );
  await user.click(await screen.findByRole("button", { name: /^State/ }));
  expect(screen.queryByRole("button", { name: "Remove column" })).toBeNull();
  expect(screen.getByRole("combobox", { name: "Holds" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("switch", { name: "No longer ask for it" }));
  await user.click(screen.getByRole("button", { name: "Sign the design" }));
  await user.type(await screen.findByLabelText("Your master pin"), "7294");
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Sign the design/ }));
  await waitFor(() => expect(sent).toMatchObject([{ id: book.id, version: 1, columns: [temp, { isArchived: true }] }]));
  expect(await dialog.findByRole("alert")).toBeTruthy();
});

test("what was begun before another master designed the book is not signed over theirs", async () => {
  const { user } = await designer({}, galley().id);
  await user.click(await screen.findByRole("button", { name: /^State/ }));
  await user.click(screen.getByRole("switch", { name: "No longer ask for it" }));
  cleanup();
  const added = { key: "noted", label: "Noted since", type: "text" as const };
  const since = galley({ version: 2, form: { title: "Galley", columns: [temp, state, added] } });
  const again = await designer({}, since.id, since);
  expect(await screen.findByText(/designed anew since you began/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign the design" })).toHaveProperty("disabled", true);
  await again.user.click(screen.getByRole("button", { name: "Start from the book" }));
  expect(openColumn(/^Noted since/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign the design" })).toHaveProperty("disabled", false);
});

test.each([
  ["a book with the form of the law", galley({ kind: "oil1" }), "This book has the form of the law"],
  ["a closed book", galley({ closedAt: new Date("2026-06-10T08:00:00Z") }), "This book is closed"],
  ["whoever is not its master", galley({ can: { ...galley().can, signAsMaster: false } }), "The captain designs books"],
])("is no designer for %s", async (_case, book, told) => {
  await designer({}, book.id, book);
  expect(await screen.findByText(told)).toBeTruthy();
});

test("a record that the law asks for is begun ready, and its columns can be changed", async () => {
  const { user } = await designer();
  await user.click(await screen.findByRole("button", { name: "Ozone-depleting substances" }));
  expect(screen.getByRole("textbox", { name: /^Title of the book/ })).toHaveProperty(
    "value",
    "Ozone-depleting substances record book",
  );
  expect(columns()).toHaveLength(7);
  expect(screen.queryByRole("button", { name: "Fuel oil change-over" })).toBeNull();
  expect(screen.getByRole("button", { name: "Open the book" })).toHaveProperty("disabled", false);
});
