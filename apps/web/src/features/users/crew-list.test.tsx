import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { beOnAPhone } from "../../testing/phone.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
import type { CrewRow } from "./users.queries.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const priya: CrewRow = {
  id: "0199dddd-0000-7000-8000-000000000001",
  userId: "0199dddd-0000-7000-8000-000000000002",
  firstName: "Priya",
  lastName: "Nair",
  jobTitle: "Second engineer",
  department: "engineering",
  role: "crew",
  color: "#2f6f8f",
  photoFileId: null,
  isOnboard: true,
  phone: "+33 6",
  email: null,
  username: "second",
  endsOn: null,
  nextExpiryOn: null,
  lastSeenAt: null,
};
const luka: CrewRow = {
  ...priya,
  ...{ id: "0199dddd-0000-7000-8000-000000000003", firstName: "Luka", lastName: "Horvat", jobTitle: "Bosun" },
  ...{ department: "deck", isOnboard: false },
};

async function openCrew(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "users.crew": (input) => {
      asked.push(input);
      return [luka, priya];
    },
    "users.exportCrew": (input) => {
      exported.push(input);
      return { fileName: "crew.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" };
    },
    ...more,
  });
  return { ...app, asked, exported };
}

const search = (app: Awaited<ReturnType<typeof openCrew>>) => app.router.state.location.search;
const none = { "users.crew": () => [] };

test("the address narrows the crew, the chips say by what, and the export takes it along", async () => {
  const app = await openCrew("/app/employees?search=pri&departments=%5B%22engineering%22%5D&onboard=true&sort=name");
  expect(await screen.findByText("Priya Nair")).toBeTruthy();
  const narrowed = { search: "pri", departments: ["engineering"], onboard: true, sort: "name", descending: false };
  expect(app.asked.at(-1)).toMatchObject(narrowed);
  expect(screen.getAllByText("2 people")).not.toEqual([]);
  expect(screen.getByRole("button", { name: "Edit filter On board" }).textContent).toBe("On board");
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() => expect(app.exported).toMatchObject([{ ...narrowed, format: "csv" }]));
  await app.user.click(screen.getByRole("button", { name: "Remove Department" }));
  await waitFor(() => expect(app.asked.at(-1)).not.toMatchObject({ departments: expect.anything() }));
  expect(app.asked.at(-1)).toMatchObject({ onboard: true });
  expect(search(app)).toMatchObject({ search: "pri", onboard: true, sort: "name" });
});

test("a link to those ashore narrows to them, and says so", async () => {
  const app = await openCrew("/app/employees?onboard=false");
  await screen.findByText("Luka Horvat");
  expect(app.asked.at(-1)).toMatchObject({ onboard: false });
  expect(screen.getByRole("button", { name: "Edit filter On board" }).textContent).toBe("Ashore");
});

test("of those on board and those ashore either is chosen, or all", async () => {
  const app = await openCrew("/app/employees?onboard=true");
  await app.user.click(await screen.findByRole("button", { name: "Edit filter On board" }));
  await app.user.click(await screen.findByRole("radio", { name: "Ashore" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ onboard: false }));
  await app.user.click(screen.getByRole("radio", { name: "Any" }));
  await waitFor(() => expect(search(app)).not.toHaveProperty("onboard"));
  expect(app.asked.at(-1)).not.toMatchObject({ onboard: expect.anything() });
});

test("departments and roles are ticked one by one, and nobody from outside is among the roles", async () => {
  const app = await openCrew("/app/employees?departments=%5B%22engineering%22%5D&roles=%5B%22hod%22%5D");
  await app.user.click(await screen.findByRole("button", { name: "Edit filter Department" }));
  await app.user.click(await screen.findByRole("checkbox", { name: "Deck" }));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ departments: ["deck", "engineering"] }));
  await app.user.keyboard("{Escape}");
  await app.user.click(screen.getByRole("button", { name: "Edit filter Role" }));
  await app.user.click(await screen.findByRole("checkbox", { name: "Head of department" }));
  await waitFor(() => expect(app.asked.at(-1)).not.toMatchObject({ roles: expect.anything() }));
  expect(screen.queryByRole("checkbox", { name: "Invited" })).toBeNull();
});

test("the crew stands by department, with how many of each are on board, until it is put in another order", async () => {
  const app = await openCrew("/app/employees");
  await screen.findByText("Priya Nair");
  expect(app.asked.at(-1)).toMatchObject({ sort: "department", descending: false });
  expect(screen.getByText("1 on board")).toBeTruthy();
  expect(screen.getByText("0 on board")).toBeTruthy();
  const heading = screen.getByRole("columnheader", { name: "Name" });
  await app.user.click(within(heading).getByRole("button"));
  await waitFor(() => expect(app.asked.at(-1)).toMatchObject({ sort: "name" }));
  expect(search(app)).toMatchObject({ sort: "name" });
  await waitFor(() => expect(screen.queryByText("1 on board")).toBeNull());
});

test("a row leads to the page of the person", async () => {
  const app = await openCrew("/app/employees");
  await app.user.click(await screen.findByText("Priya Nair"));
  await waitFor(() => expect(app.router.state.location.pathname).toBe(`/app/profiledetails/${priya.id}`));
});

test("N and the main button open the form of a new user, the menu the invitation", async () => {
  const app = await openCrew("/app/employees?search=pri");
  await screen.findByText("Priya Nair");
  await app.user.keyboard("n");
  await screen.findByRole("dialog", { name: "New user" });
  expect(search(app)).toMatchObject({ new: "user", search: "pri" });
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(search(app)).not.toHaveProperty("new"));
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  expect(screen.queryByRole("menuitem", { name: "New user" })).toBeNull();
  expect(await screen.findByRole("menuitem", { name: "Import certificates" })).toBeTruthy();
  await app.user.click(await screen.findByRole("menuitem", { name: "Invite from outside" }));
  await screen.findByRole("dialog", { name: "Invite from outside" });
  expect(search(app)).toMatchObject({ new: "invite" });
});

test("nothing yet, nobody who matches and a list that could not be read are told apart", async () => {
  const app = await openCrew("/app/employees?onboard=true", none);
  expect(await screen.findByText("Nobody matches")).toBeTruthy();
  await app.router.navigate({ to: "/app/employees", search: {} });
  expect(await screen.findByText("Nobody yet")).toBeTruthy();
  const [, inList] = screen.getAllByRole("button", { name: /^New user/ });
  await app.user.click(inList ?? document.body);
  await waitFor(() => expect(search(app)).toMatchObject({ new: "user" }));
  cleanup();
  await openCrew("/app/employees", {
    "users.crew": () => {
      throw new Refused("internal", "errors:internal");
    },
  });
  expect(await screen.findByText("This page could not be loaded")).toBeTruthy();
});

test("who only reads makes, invites and imports nobody", async () => {
  const access = accessOf({ role: "crew" });
  const app = await openCrew("/app/employees?new=user", { "session.vessel": () => vesselOf(access), ...none });
  const empty = (await screen.findByText("Nobody yet")).parentElement ?? document.body;
  expect(within(empty).queryByRole("button")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  await screen.findByRole("menuitem", { name: "Export as CSV" });
  expect(screen.queryByRole("menuitem", { name: /New user|Invite|Import/ })).toBeNull();
});

test("a phone draws cards, has both ways to bring somebody in the menu, and gathers the filters behind one button", async () => {
  beOnAPhone();
  const app = await openCrew("/app/employees");
  await screen.findByText("Priya Nair");
  expect(screen.queryByRole("columnheader")).toBeNull();
  await app.user.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menuitem", { name: "New user" })).toBeTruthy();
  expect(screen.getByRole("menuitem", { name: "Invite from outside" })).toBeTruthy();
  await app.user.keyboard("{Escape}");
  await app.user.click(screen.getByRole("button", { name: "Filter" }));
  const drawer = within(await screen.findByRole("dialog", { busy: false }));
  expect(drawer.getAllByText(/^(Department|Role|On board)$/).length).toBeGreaterThanOrEqual(3);
});
