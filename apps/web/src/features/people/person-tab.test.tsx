import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aPerson } from "./person.fixture.ts";

afterEach(cleanup);

test("every fact of a person has its name, in the short form where its heading says the rest", async () => {
  const liam = aPerson();
  await renderApp(`/app/profiledetails/${liam.id}`, { ...captainOnBoard, "people.get": () => liam });
  expect(await screen.findByText("Mailing list")).toBeTruthy();
  expect(screen.queryByText(/people:/)).toBeNull();
});
