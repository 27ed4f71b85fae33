import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Answers } from "../../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../../testing/render-app.tsx";
import { aBook } from "../logbooks.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const leak = { key: "leak", label: "Leak", type: "bool" as const };
const hours = { key: "hours", label: "Hours", type: "decimal" as const, unit: "h" };
const tender = aBook({
  kind: "custom",
  title: "Tender",
  form: { title: "Tender", columns: [leak, hours] },
  entries: 0,
});

async function designer(answers: Answers = {}) {
  const sent: { columns?: unknown; signers?: unknown }[] = [];
  const app = await renderApp(`/app/createlogbook/${tender.id}`, {
    ...captainOnBoard,
    "people.pick": () => [],
    "logbooks.tanks": () => [],
    "logbooks.shelf": () => ({ notTaught: [], books: [], can: tender.can }),
    "logbooks.get": () => tender,
    "logbooks.pages": () => ({ firstPageNo: 1, lastPageNo: 1, pages: [] }),
    "logbooks.entries": () => ({ rows: [], nextCursor: null }),
    "logbooks.drafts": () => [],
    "logbooks.design": (input) => {
      sent.push(input as object);
      return { id: tender.id, version: 2 };
    },
    ...answers,
  });
  await screen.findByRole("list", { name: "Columns" });
  return { ...app, sent };
}

const add = (user: UserEvent, type: string) =>
  user.click(within(screen.getByRole("region", { name: /^Add a column/ })).getByRole("button", { name: type }));
const name = (user: UserEvent, words: string) => user.type(screen.getByRole("textbox", { name: /^Name/ }), words);

async function pick(user: UserEvent, field: RegExp | string, option: RegExp | string) {
  await user.click(screen.getByRole("combobox", { name: field }));
  await user.click(await screen.findByRole("option", { name: option }));
}

async function sign(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Sign the design" }));
  await user.type(await screen.findByLabelText("Your master pin"), "7294");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Sign the design/ }));
}

test("a column waits for an answer, and the form asks it only then", async () => {
  const { user, sent } = await designer();
  await add(user, "Text");
  await name(user, "Where");
  await pick(user, "Asked", "Only after “Leak”");
  await pick(user, "Must be filled in", "Yes, always");
  await user.click(screen.getByRole("radio", { name: "Form" }));
  const form = within(screen.getByRole("region", { name: "Form" }));
  expect(form.queryByRole("textbox", { name: /^Where/ })).toBeNull();
  const asked = within(form.getByRole("radiogroup", { name: /^Leak/ }));
  await user.click(asked.getByRole("radio", { name: "Yes" }));
  expect(form.getByRole("textbox", { name: /^Where/ })).toBeTruthy();
  await sign(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.columns).toMatchObject([leak, hours, { when: { column: "leak", is: true }, isRequired: true }]);
});

test("a figure is reckoned since the last entry, and one that is gone is said", async () => {
  const { user, sent } = await designer();
  await add(user, "Calculated");
  await name(user, "Run");
  expect(screen.getByText(/^Choose the figures/)).toBeTruthy();
  await pick(user, "Calculated as", "Since the last entry");
  await pick(user, /^Figure/, "Hours (h)");
  expect(screen.queryByText(/^Choose the figures/)).toBeNull();
  screen.getByRole("button", { name: /^Hours/ }).focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(await screen.findByText(/no longer stands above it/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign the design" })).toHaveProperty("disabled", true);
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await sign(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.columns).toMatchObject([leak, hours, { from: { how: "sinceLast", of: ["hours"] } }]);
});

test("rows repeat what they ask, and their figures are added up", async () => {
  const { user, sent } = await designer();
  await add(user, "Repeated rows");
  await user.type(screen.getAllByRole("textbox", { name: /^Name/ })[0] as HTMLElement, "Topped up");
  expect(screen.getByText("Name the column.")).toBeTruthy();
  const inner = () => within(screen.getByRole("region", { name: /in each row/ }));
  await user.type(inner().getByRole("textbox", { name: /^Name/ }), "Litres");
  await user.click(inner().getByRole("combobox", { name: "Holds" }));
  expect(screen.queryByRole("option", { name: "Repeated rows" })).toBeNull();
  await user.click(await screen.findByRole("option", { name: "Whole number" }));
  await add(user, "Calculated");
  await name(user, "All");
  await user.click(screen.getByRole("checkbox", { name: "Litres, all of Topped up" }));
  await pick(user, "Who signs an entry", "Captain and a witness");
  await user.click(screen.getByRole("radio", { name: "Form" }));
  const form = within(screen.getByRole("region", { name: "Form" }));
  for (const litres of ["20", "5"]) {
    await user.click(form.getByRole("button", { name: /^Add a row/ }));
    await user.type(form.getAllByRole("textbox", { name: /^Litres/ }).at(-1) as HTMLElement, litres);
  }
  expect(form.getByRole("status", { name: "All" }).textContent).toContain("25");
  await sign(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  const [, , rows, sum] = (sent[0]?.columns ?? []) as { key: string; columns?: { key: string }[]; from?: object }[];
  expect(rows?.columns).toMatchObject([{ label: "Litres", type: "int" }]);
  expect(sum?.from).toEqual({ how: "sum", of: [`${rows?.key}.${rows?.columns?.[0]?.key}`] });
  expect(sent[0]?.signers).toEqual({ first: "master", witness: true });
});

test("what is designed stays on the device, with all that columns say of each other", async () => {
  const { user } = await designer();
  await add(user, "Calculated");
  await name(user, "Run");
  await pick(user, "Calculated as", "Since the last entry");
  await pick(user, /^Figure/, "Hours (h)");
  await pick(user, "Asked", "Only after “Leak”");
  cleanup();
  const again = await designer();
  await again.user.click(await screen.findByRole("button", { name: /^Run/ }));
  expect(screen.getByRole("combobox", { name: "Calculated as" }).textContent).toContain("Since the last entry");
  expect(screen.getByRole("combobox", { name: "Asked" }).textContent).toContain("Leak");
});
