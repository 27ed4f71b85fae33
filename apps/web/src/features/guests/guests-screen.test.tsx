import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { draftsKeyOf } from "../../app/draft-storage.ts";
import { draftPlace } from "../../lib/forms/kept-drafts.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";
import { guestOf } from "./guests.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const whole = guestOf();
const { id, name, party, age, water, allergies, version, archivedAt } = whole;
const passport = { state: "urgent" as const, daysLeft: 12 };
const listed = { id, version, archivedAt, name, party, age, water, allergies, passport };

async function openList(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "guests.list": (input) => {
      asked.push(input);
      return { rows: [listed], nextCursor: null, total: 1 };
    },
    "guests.get": () => whole,
    "guests.export": (input) => {
      exported.push(input);
      return { fileName: "guests.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" };
    },
    "savedViews.list": () => [],
    "comments.list": () => [],
    "comments.mentionable": () => [],
    ...more,
  });
  return { ...app, asked, exported };
}

const search = (app: Awaited<ReturnType<typeof openList>>) => app.router.state.location.search;

test("the address narrows the list, a chip says by what, and its x takes it away", async () => {
  const app = await openList("/app/guests?party=charter&state=archived");
  expect(await screen.findByText("Rosalind Arnaud")).toBeTruthy();
  expect(app.asked.at(-1)).toMatchObject({ party: "charter", state: "archived", sort: "name", descending: false });
  await app.user.click(screen.getByRole("button", { name: "Remove Party" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ party: undefined, state: "archived" }));
});

test("a view sets filters and order at once, and the export takes them along", async () => {
  const app = await openList("/app/guests?party=charter");
  await app.user.click(await screen.findByRole("button", { name: "By party" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ sort: "party", party: undefined }));
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() => expect(app.exported).toMatchObject([{ format: "csv", sort: "party", state: "live" }]));
});

test("the archive is one step away in the menu, and so is the way back", async () => {
  const app = await openList("/app/guests");
  await app.user.click(await screen.findByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Show archive" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ state: "archived" }));
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menuitem", { name: "Back to guests in use" })).toBeTruthy();
});

test("nothing yet is told, with the way to the first one", async () => {
  const none = { "guests.list": () => ({ rows: [], nextCursor: null, total: 0 }) };
  const app = await openList("/app/guests", none);
  expect(await screen.findByText("No guests yet")).toBeTruthy();
  const [, inList] = screen.getAllByRole("button", { name: "New guest" });
  await app.user.click(inList ?? document.body);
  await waitFor(() => expect(search(app)).toMatchObject({ new: true }));
});

test("whoever may only look is offered no form", async () => {
  const held = accessOf();
  const access = { ...held, granted: { ...held.granted, guests: "view" as const } };
  const app = await openList("/app/guests", { "session.vessel": () => vesselOf(access) });
  await screen.findByText("Rosalind Arnaud");
  await app.user.keyboard("n");
  expect(search(app)).not.toMatchObject({ new: true });
  expect(screen.queryByRole("button", { name: /New guest/ })).toBeNull();
});

test("a row opens over the list: what is said of it, and what may be done", async () => {
  const app = await openList("/app/guests");
  await app.user.click(await screen.findByText("Rosalind Arnaud"));
  await waitFor(() => expect(search(app)).toMatchObject({ guest: id }));
  const sheet = await screen.findByRole("dialog", { name: /Rosalind Arnaud/ });
  await waitFor(() => expect(sheet.textContent).toContain("Early riser"));
  expect(sheet.textContent).toContain("Crustaceans, anaphylactic Two injectors in the salon");
  await app.user.click(screen.getByRole("tab", { name: "Water toys" }));
  expect(await screen.findAllByText("no licence entered")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Archive" })).toBeTruthy();
});

test("what is kept from the reader is neither a column nor a field", async () => {
  const held = accessOf();
  const access = { ...held, role: "crew" as const, department: "deck" as const };
  await openList("/app/guests?new=true", {
    "session.vessel": () => vesselOf({ ...access, granted: { ...held.granted, guests: "edit", employees: "view" } }),
    "guests.list": () => ({ rows: [{ ...listed, allergies: null, passport: null }], nextCursor: null, total: 1 }),
  });
  expect(await screen.findByText("Rosalind Arnaud")).toBeTruthy();
  expect(screen.queryByRole("columnheader", { name: /Allergies|Passport/ })).toBeNull();
  const form = await screen.findByRole("dialog", { name: "New guest" });
  expect(form.textContent).toContain("In the water");
  expect(form.textContent).not.toMatch(/Passport|Medication|Allergies/);
});

test("of an erased guest no draft is left on the device, and nothing more can be said", async () => {
  const [account, vessel] = [sessionOf().account.id, vesselOf().id];
  for (const kind of ["guest", "comment"]) {
    const typed = kind === "guest" ? { notes: "Draft of notes" } : { text: "Draft of a comment" };
    draftPlace(account, vessel, kind, id).keep({ id, version: null, base: {}, typed, at: new Date() });
  }
  expect(localStorage.getItem(draftsKeyOf(account))).toContain("Draft of");
  const can = { ...whole.can, edit: false, archive: false, erase: false };
  await openList(`/app/guests?guest=${id}`, { "guests.get": () => ({ ...whole, erasedAt: new Date(), can }) });
  await screen.findByRole("tab", { name: "Comments" });
  await waitFor(() => expect(localStorage.getItem(draftsKeyOf(account)) ?? "").not.toContain("Draft of"));
  expect(screen.queryByRole("textbox", { name: /^Write a comment/ })).toBeNull();
});
