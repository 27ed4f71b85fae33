import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
import { aPerson } from "./person.fixture.ts";

afterEach(cleanup);

const liam = aPerson();
const calls = { ...captainOnBoard, "people.get": () => liam };
const way = async () => within(await screen.findByRole("navigation", { name: "Where you are" }));

test("a person's page leads back to the list of people", async () => {
  await renderApp(`/app/profiledetails/${liam.id}`, calls);
  expect((await way()).getByRole("link", { name: "Crew" }).getAttribute("href")).toBe("/app/employees");
});

test("a list that is closed to the reader is named on the way and leads nowhere", async () => {
  const access = accessOf({ role: "user" });
  await renderApp(`/app/profiledetails/${liam.id}`, { ...calls, "session.vessel": () => vesselOf(access) });
  expect((await way()).getByText("Crew")).toBeTruthy();
  expect((await way()).queryByRole("link", { name: "Crew" })).toBeNull();
});

test("somebody of the crew is shown on their own page, not as invited", async () => {
  const { router } = await renderApp(`/app/shipyarprofile/${liam.id}`, calls);
  expect(await screen.findByRole("tab", { name: "Person" })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/app/profiledetails/${liam.id}`);
});
