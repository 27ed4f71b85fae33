import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aMachine } from "../features/equipment/machine.fixture.ts";
import { aPerson } from "../features/people/person.fixture.ts";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";

afterEach(cleanup);

const machine = aMachine({ name: "Bilge pump" });
const person = aPerson();
const pages = [
  ["a machine", `/app/equipment/${machine.id}`, "equipment.get", () => machine, "Bilge pump"],
  ["a person", `/app/profiledetails/${person.id}`, "people.get", () => person, "Liam Shaw"],
] as const;

const lost = () => {
  throw new TypeError("Load failed");
};

test.each(pages)(
  "the page of %s that nobody answers about is not on this device, and opens once there is a link",
  async (_, path, procedure, read, name) => {
    let answer: () => unknown = lost;
    const { services } = await renderApp(path, { ...captainOnBoard, [procedure]: () => answer() });
    expect((await screen.findAllByText("Not on this device")).length).toBe(1);
    expect(screen.queryByText("This page could not be loaded")).toBeNull();
    answer = read;
    await act(async () => services.link.markReached());
    expect((await screen.findAllByRole("heading", { name })).length).toBeGreaterThan(0);
  },
);

test.each(pages)("the page of %s says so at once where there is no link to wait for", async (_, path, procedure) => {
  const silent = () => new Promise<never>(() => undefined);
  const { services } = await renderApp(path, { ...captainOnBoard, [procedure]: silent });
  await screen.findByRole("status", { name: "Loading" });
  // What was asked for besides the page may still be answered, which tells of a link.
  await waitFor(async () => {
    await act(async () => services.link.markUnreachable());
    expect(screen.getAllByText("Not on this device").length).toBe(1);
  });
});
