import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aUser } from "../../testing/sample-users.ts";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
import { aPerson } from "./person.fixture.ts";

afterEach(cleanup);

async function openMenu(user = aUser(), more: Record<string, (input: unknown) => unknown> = {}) {
  const person = aPerson({ id: user.profileId ?? "", userId: user.userId, role: "crew", userType: null });
  const app = await renderApp(`/app/profiledetails/${person.id}`, {
    ...captainOnBoard,
    "people.get": () => person,
    "users.get": () => user,
    ...more,
  });
  await app.user.click(await screen.findByRole("button", { name: "More actions" }));
  return app;
}

test("on a person's page the captain changes the place and the account of the person", async () => {
  const sendReset = vi.fn();
  const { user } = await openMenu(aUser({ maySetEmail: true }), { "users.sendReset": sendReset });
  const menu = within(await screen.findByRole("menu"));
  await menu.findByRole("menuitem", { name: "Change role" });
  for (const name of ["Change email", "End access on", "Take off the list"])
    expect(menu.getByRole("menuitem", { name })).toBeTruthy();
  await user.click(menu.getByRole("menuitem", { name: "Send a link for a new password" }));
  await expect.poll(() => sendReset.mock.calls.length).toBe(1);
});

test("a role is changed in its dialog, over the person's page", async () => {
  const { user } = await openMenu();
  await user.click(await screen.findByRole("menuitem", { name: "Change role" }));
  expect(await screen.findByRole("dialog", { name: /Priya Nair/ })).toBeTruthy();
});

test("on the page of somebody who may not be touched there is nothing of it", async () => {
  await openMenu(aUser({ mayAct: false }));
  await screen.findByRole("menuitem", { name: "Write an email" });
  await expect.poll(() => screen.queryByText("Loading")).toBeNull();
  expect(screen.queryByRole("menuitem", { name: "Change role" })).toBeNull();
});

test("on one's own page one takes one's records along, on another's nobody does", async () => {
  const taken = vi.fn(() => ({
    fileName: "own.zip",
    mediaType: "application/zip",
    base64: "",
    address: "/downloads/x",
  }));
  const { user } = await openMenu(aUser(), {
    "session.vessel": () => ({ ...vesselOf(accessOf()), profileId: aUser().profileId }),
    "passport.export": taken,
  });
  await user.click(await screen.findByRole("menuitem", { name: "Take my records along" }));
  await expect.poll(() => taken.mock.calls.length).toBe(1);
  cleanup();
  await openMenu();
  await screen.findByRole("menuitem", { name: "Write an email" });
  expect(screen.queryByRole("menuitem", { name: "Take my records along" })).toBeNull();
});
