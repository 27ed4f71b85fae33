import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beOnAPhone } from "../../testing/phone.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aUser } from "../../testing/sample-users.ts";
import { accessOf, vesselOf } from "../../testing/sessions.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const second = aUser({ profileId: null });

async function openUsers(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "users.list": (input) => {
      asked.push(input);
      return { items: [second], total: 1, nextCursor: null };
    },
    "users.export": (input) => {
      exported.push(input);
      return { fileName: "users.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" };
    },
    ...more,
  });
  return { ...app, asked, exported };
}

const search = (app: Awaited<ReturnType<typeof openUsers>>) => app.router.state.location.search;
const nobody = { "users.list": () => ({ items: [], total: 0, nextCursor: null }) };

test("the address narrows the accounts, and the export takes list, filters and order along", async () => {
  const app = await openUsers(
    "/app/users?list=deleted&search=pri&departments=%5B%22engineering%22%5D&roles=%5B%22crew%22%5D&sort=role&descending=true",
  );
  expect(await screen.findByText("Priya Nair")).toBeTruthy();
  const narrowed = {
    ...{ search: "pri", departments: ["engineering"], roles: ["crew"], kind: "all", state: "deleted" },
    ...{ sort: "role", descending: true },
  };
  expect(app.asked.at(-1)).toMatchObject({ ...narrowed, limit: 100 });
  expect(screen.getByText("1 account")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() => expect(app.exported).toMatchObject([{ ...narrowed, format: "csv" }]));
  expect(app.exported[0]).not.toHaveProperty("list");
});

test("of three lists one is shown, and what it is narrowed to stays when another is chosen", async () => {
  const app = await openUsers("/app/users?search=pri&roles=%5B%22crew%22%5D&sort=role");
  expect(await screen.findByRole("button", { name: "Current", current: true })).toBeTruthy();
  expect(app.asked.at(-1)).toMatchObject({ kind: "all", state: "current" });
  await app.user.click(screen.getByRole("button", { name: "Invited" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ kind: "invited", state: "current", search: "pri" }));
  expect(search(app)).toMatchObject({ list: "invited", roles: ["crew"], sort: "role" });
  expect(screen.getByRole("button", { name: "Invited", current: true })).toBeTruthy();
  expect(await screen.findByRole("columnheader", { name: "Invited as" })).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Current" }));
  await waitFor(() => expect(search(app)).not.toHaveProperty("list"));
});

test("taking the filters away keeps the list that is shown, and an empty list has its own words", async () => {
  const app = await openUsers("/app/users?list=deleted&search=pri", nobody);
  expect(await screen.findByText("Nobody matches")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Clear all" }));
  expect(await screen.findByText("Nobody was removed")).toBeTruthy();
  expect(search(app)).toMatchObject({ list: "deleted" });
  expect(screen.getAllByRole("button", { name: /^New user/ })).toHaveLength(1);
  await app.user.click(screen.getByRole("button", { name: "Invited" }));
  expect(await screen.findByText("Nobody was invited")).toBeTruthy();
  const [, whileEmpty] = screen.getAllByRole("button", { name: "Invite from outside" });
  if (whileEmpty) await app.user.click(whileEmpty);
  expect(await screen.findByRole("dialog", { name: "Invite from outside" })).toBeTruthy();
});

test("a row leads to the page of the account where there is no profile, and its menu does not", async () => {
  const app = await openUsers("/app/users", { "users.get": () => second });
  await app.user.click(await screen.findByRole("button", { name: "Actions for Priya Nair" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Change role" }));
  expect(await screen.findByRole("dialog", { busy: false })).toBeTruthy();
  await app.user.keyboard("{Escape}");
  expect(app.router.state.location.pathname).toBe("/app/users");
  await app.user.click(screen.getByText("Priya Nair"));
  await waitFor(() => expect(app.router.state.location.pathname).toBe(`/app/userdetails/${second.userId}`));
});

test("who only reads makes and invites nobody", async () => {
  const access = accessOf({ role: "crew" });
  const app = await openUsers("/app/users", { "session.vessel": () => vesselOf(access) });
  await screen.findByText("Priya Nair");
  await app.user.keyboard("n");
  expect(search(app)).not.toHaveProperty("new");
  expect(screen.queryByRole("button", { name: /New user/ })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a phone shows an account as a card with its menu", async () => {
  beOnAPhone();
  const app = await openUsers("/app/users?list=invited");
  const name = await screen.findByText("Priya Nair");
  const card = within(name.closest<HTMLElement>("[role=row]") ?? document.body);
  expect(card.getByText("second@seraphine.example")).toBeTruthy();
  expect(card.getByRole("button", { name: "Actions for Priya Nair" })).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menuitem", { name: "New user" })).toBeTruthy();
  expect(screen.getByRole("menuitem", { name: "Invite from outside" })).toBeTruthy();
});
