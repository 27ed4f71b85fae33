import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../../testing/render-app.tsx";
import { aUser } from "../../../testing/sample-users.ts";
import { aPerson } from "../person.fixture.ts";

// The whole profile page is drawn, which takes its time on a busy machine.
afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const priya = aUser();

async function openAccess(user = priya, more: Record<string, (input: unknown) => unknown> = {}) {
  const person = aPerson({ id: priya.profileId ?? "", userId: user.userId, role: "crew", userType: null });
  const app = await renderApp(`/app/profiledetails/${person.id}?tab=access`, {
    ...captainOnBoard,
    "people.get": () => person,
    "users.get": () => user,
    ...more,
  });
  await screen.findByRole("radiogroup", { name: "Equipment" });
  return app;
}

const row = (name: string) => within(screen.getByRole("radiogroup", { name }));
const menu = () => within(screen.getByRole("region", { name: "The menu with this access" }));

test("a level that differs from the preset is marked, told, shown in the menu, and can be reset", async () => {
  const { user } = await openAccess();
  expect(menu().getByText("Equipment")).toBeTruthy();
  await user.click(row("Equipment").getByRole("radio", { name: "None" }));
  expect(menu().queryByText("Equipment")).toBeNull();
  expect(screen.getByText("1 module differs from the preset of this place.")).toBeTruthy();
  expect(within(screen.getByRole("region", { name: "What changes" })).getByText("Equipment")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Reset Equipment" }));
  expect(menu().getByText("Equipment")).toBeTruthy();
  expect(screen.getByText("Exactly what this place brings.")).toBeTruthy();
});

test("arrow keys walk through the levels of a row", async () => {
  const { user } = await openAccess();
  row("Equipment").getByRole("radio", { name: "Edit, the preset" }).focus();
  await user.keyboard("{ArrowLeft>}");
  await waitFor(() =>
    expect(row("Equipment").getByRole("radio", { name: "View" }).getAttribute("aria-checked")).toBe("true"),
  );
});

test("what was changed is saved in one step", async () => {
  const sent = vi.fn();
  const { user } = await openAccess(priya, { "users.setAccess": sent });
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  await user.click(screen.getByRole("button", { name: "Save access" }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ userId: priya.userId, version: priya.version, levels: { inventory: "view" } }),
    ),
  );
  expect(await screen.findByText("System access have changed")).toBeTruthy();
});

test("what is drafted waits while another tab is looked at, and is gone once discarded", async () => {
  const { user } = await openAccess();
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  await user.click(screen.getByRole("tab", { name: "Person" }));
  await waitFor(() => expect(screen.queryByRole("radiogroup", { name: "Inventory" })).toBeNull());
  await user.click(screen.getByRole("tab", { name: "Access" }));
  await screen.findByRole("radiogroup", { name: "Inventory" });
  expect(row("Inventory").getByRole("radio", { name: "View" }).getAttribute("aria-checked")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("tab", { name: "Person" }));
  await user.click(screen.getByRole("tab", { name: "Access" }));
  await screen.findByRole("radiogroup", { name: "Inventory" });
  expect(row("Inventory").getByRole("radio", { name: "View" }).getAttribute("aria-checked")).toBe("false");
});

test("a change from elsewhere keeps what is drafted, tells of it, and is saved under it", async () => {
  let kept = priya;
  const sent = vi.fn();
  const { user, services } = await openAccess(priya, { "users.get": () => kept, "users.setAccess": sent });
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  kept = aUser({ overrides: { supplier: "none" } });
  await services.queryClient.invalidateQueries();
  expect(await screen.findByText(/Somebody else changed this access meanwhile/)).toBeTruthy();
  expect(row("Inventory").getByRole("radio", { name: "View" }).getAttribute("aria-checked")).toBe("true");
  expect(row("Suppliers").getByRole("radio", { name: "None" }).getAttribute("aria-checked")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Save access" }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ levels: { inventory: "view", supplier: "none" } })),
  );
});

test("where somebody else was first, theirs is read and what is drafted is kept over it", async () => {
  const theirs = aUser({ version: 4, overrides: { supplier: "none" } });
  const sent: unknown[] = [];
  const { user } = await openAccess(priya, {
    "users.get": () => (sent.length === 0 ? priya : theirs),
    "users.setAccess": (input) => {
      sent.push(input);
      if (sent.length === 1) throw new Refused("stale", "refusals:changedMeanwhile");
    },
  });
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  await user.click(screen.getByRole("button", { name: "Save access" }));
  expect(await screen.findByText(/Somebody else changed this access meanwhile/)).toBeTruthy();
  expect(row("Suppliers").getByRole("radio", { name: "None" }).getAttribute("aria-checked")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Save access" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { version: 3, levels: { inventory: "view" } },
    { version: 4, base: { levels: { supplier: "none" } }, levels: { inventory: "view", supplier: "none" } },
  ]);
});

test("where nothing is drafted a change from elsewhere is followed without a word", async () => {
  let kept = priya;
  const { services } = await openAccess(priya, { "users.get": () => kept });
  kept = aUser({ overrides: { supplier: "none" } });
  await services.queryClient.invalidateQueries();
  await waitFor(() =>
    expect(row("Suppliers").getByRole("radio", { name: "None" }).getAttribute("aria-checked")).toBe("true"),
  );
  expect(screen.queryByText(/Somebody else changed/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Save access" })).toBeNull();
});

test("modules that do not exist yet are not offered", async () => {
  await openAccess();
  expect(screen.queryByRole("radiogroup", { name: "Accounting" })).toBeNull();
});

test("levels above the giver's own are not offered", async () => {
  await openAccess(aUser({ may: { ...priya.may, highest: { ...priya.may.highest, supplier: "view" } } }));
  expect(row("Suppliers").getByRole("radio", { name: "Edit" }).hasAttribute("disabled")).toBe(true);
  expect(row("Suppliers").getByRole("radio", { name: /^View/ }).hasAttribute("disabled")).toBe(false);
});

test("who may not change access sees it, and why", async () => {
  await openAccess(aUser({ may: { ...priya.may, setAccess: false, setRole: [], accessRefusal: "higherRole" } }));
  expect(screen.getByText(/above what you may change/)).toBeTruthy();
  expect(row("Inventory").getByRole("radio", { name: "View" }).hasAttribute("disabled")).toBe(true);
});
