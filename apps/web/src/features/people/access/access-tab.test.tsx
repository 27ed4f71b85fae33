import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { overridesOf } from "@ymp/core/access/appointment";
import { presetLevels } from "@ymp/core/access/roles";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../../testing/render-app.tsx";
import { aUser } from "../../../testing/sample-users.ts";
import { aPerson } from "../person.fixture.ts";

// The whole profile page is drawn, which takes its time on a busy machine.
afterEach(cleanup);
beforeEach(() => localStorage.clear());

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

/** A server that keeps the place of one person and takes its newest version only. */
async function openWithTwo() {
  let now = priya;
  const sent: unknown[] = [];
  const change = (values: Partial<typeof priya>) => {
    now = { ...now, ...values, version: now.version + 1 };
    return { version: now.version };
  };
  const take = (input: unknown): Input => {
    if (!isInput(input)) throw new Error("no input of a place");
    sent.push(input);
    if (input.version !== now.version) throw new Refused("stale", "refusals:changedMeanwhile");
    return input;
  };
  const app = await openAccess(priya, {
    "users.get": () => now,
    "people.history": () => ({ rows: [byTom], nextCursor: null }),
    "users.setAccess": (input) =>
      change({ overrides: overridesOf(presetLevels(now), { ...now.overrides, ...take(input).levels }) }),
    "users.setRole": (input) => {
      const { role, department, userType, levels } = take(input);
      return change({ role, department, userType, overrides: levels });
    },
  });
  return { ...app, sent, changeByOther: change, saved: () => now };
}

type Input = Pick<typeof priya, "version" | "role" | "department" | "userType"> & { levels: typeof priya.overrides };
const isInput = (input: unknown): input is Input => typeof input === "object" && input !== null && "levels" in input;

const byTom = {
  ...{ id: "h1", kind: "change", verb: "access", actorName: "Tom Hargreaves", facts: {} },
  ...{
    at: new Date("2026-11-20T10:00:00Z"),
    diff: { access: [null, "inventory: none"], department: ["engineering", "deck"] },
  },
};

const levelOf = (name: string) =>
  row(name)
    .getAllByRole("radio")
    .find((radio) => radio.getAttribute("aria-checked") === "true")
    ?.getAttribute("aria-label")
    ?.replace(/, the preset$/, "");

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

test("what is drafted waits while another tab is looked at and through a reload, and is gone once discarded", async () => {
  const { user } = await openAccess();
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  await user.click(screen.getByRole("tab", { name: "Person" }));
  await waitFor(() => expect(screen.queryByRole("radiogroup", { name: "Inventory" })).toBeNull());
  cleanup();
  const again = await openAccess();
  expect(levelOf("Inventory")).toBe("View");
  await again.user.click(screen.getByRole("button", { name: "Start over" }));
  expect(levelOf("Inventory")).not.toBe("View");
  expect(JSON.stringify({ ...localStorage })).not.toContain("inventory");
});

test("what is drafted is asked about before the page is left", async () => {
  const { user, router } = await openAccess();
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  act(() => void router.navigate({ to: "/app/help" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Discard changes?" }));
  await user.click(question.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(levelOf("Inventory")).toBe("View"));
});

test("a change from elsewhere is taken beside what is drafted, and what is drafted is saved alone", async () => {
  const { user, services, sent, changeByOther } = await openWithTwo();
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  changeByOther({ overrides: { supplier: "none" } });
  await services.queryClient.invalidateQueries();
  await waitFor(() => expect(levelOf("Suppliers")).toBe("None"));
  expect(levelOf("Inventory")).toBe("View");
  await user.click(screen.getByRole("button", { name: "Save access" }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 4, levels: { inventory: "view" } }]));
});

test("two people who set different levels both win without a question", async () => {
  const { user, sent, changeByOther, saved } = await openWithTwo();
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  changeByOther({ overrides: { supplier: "none" } });
  await user.click(screen.getByRole("button", { name: "Save access" }));
  await waitFor(() => expect(saved().overrides).toEqual({ inventory: "view", supplier: "none" }));
  expect(sent).toMatchObject([
    { version: 3, levels: { inventory: "view" } },
    { version: 4, base: { levels: { supplier: "none" } }, levels: { inventory: "view" } },
  ]);
  expect(screen.queryByText(/also changed/)).toBeNull();
});

test("a place by one and a level by the other are both so", async () => {
  const { user, changeByOther, saved } = await openWithTwo();
  await user.click(screen.getByLabelText("Department"));
  await user.click(await screen.findByRole("option", { name: "Interior" }));
  changeByOther({ overrides: { supplier: "none" } });
  await user.click(screen.getByRole("button", { name: "Save access" }));
  await waitFor(() => expect(saved()).toMatchObject({ department: "interior", overrides: { supplier: "none" } }));
});

test("a role by one and a department by the other are both so", async () => {
  const { user, changeByOther, saved } = await openWithTwo();
  await user.click(screen.getByLabelText("Role"));
  await user.click(await screen.findByRole("option", { name: "Head of department" }));
  changeByOther({ department: "deck" });
  await user.click(screen.getByRole("button", { name: "Save access" }));
  await waitFor(() => expect(saved()).toMatchObject({ role: "hod", department: "deck" }));
});

test.each([
  ["Keep mine", "view"],
  ["Take ", "none"],
])("a level that both set is shown with both values, and the choice counts: %s", async (button, level) => {
  const { user, changeByOther, saved } = await openWithTwo();
  await user.click(row("Inventory").getByRole("radio", { name: "View" }));
  changeByOther({ overrides: { inventory: "none" } });
  await user.click(screen.getByRole("button", { name: "Save access" }));
  const conflict = within(await screen.findByRole("alert", { name: /also changed “Inventory”/ }));
  expect(conflict.getByText("View")).toBeTruthy();
  expect(conflict.getByText("None")).toBeTruthy();
  expect((await conflict.findAllByText(/Tom Hargreaves/)).length).toBeGreaterThan(0);
  await user.click(conflict.getByRole("button", { name: new RegExp(`^${button}`) }));
  await waitFor(() => expect(screen.queryByRole("alert", { name: /also changed/ })).toBeNull());
  await waitFor(() => expect(saved().overrides).toEqual({ inventory: level }));
});

test("a role that both gave is shown with both, and one is chosen", async () => {
  const { user, changeByOther, saved } = await openWithTwo();
  await user.click(screen.getByLabelText("Department"));
  await user.click(await screen.findByRole("option", { name: "Interior" }));
  changeByOther({ department: "deck" });
  await user.click(screen.getByRole("button", { name: "Save access" }));
  const conflict = within(await screen.findByRole("alert", { name: /also changed “Role”/ }));
  expect(conflict.getByText("Crew · Interior")).toBeTruthy();
  expect(conflict.getByText("Crew · Deck")).toBeTruthy();
  await user.click(conflict.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(saved()).toMatchObject({ department: "interior" }));
});

test("where nothing is drafted a change from elsewhere is followed without a word", async () => {
  let kept = priya;
  const { services } = await openAccess(priya, { "users.get": () => kept });
  kept = aUser({ version: 4, overrides: { supplier: "none" } });
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
