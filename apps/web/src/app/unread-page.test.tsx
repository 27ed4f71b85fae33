import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aMachine } from "../features/equipment/machine.fixture.ts";
import { aPerson } from "../features/people/person.fixture.ts";
import { watchConnection } from "../lib/offline/connection.ts";
import { Refused } from "../testing/fake-server.ts";
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
  // What was asked for besides the page may still be answered, which proves a link.
  await waitFor(async () => {
    await act(async () => services.link.markUnreachable());
    expect(screen.getAllByText("Not on this device").length).toBe(1);
  });
});

const nothing = () => ({ rows: [], items: [], total: 0, nextCursor: null });
const lists = [
  ["orders", "/app/orders", "orders.list"],
  ["inventory", "/app/inventory", "inventory.list"],
  ["counts", "/app/inventory?tab=counts", "counts.list"],
  ["a count", `/app/inventory?count=${machine.id}`, "counts.get"],
  ["suppliers", "/app/supplier", "suppliers.list"],
  ["the register", "/app/equipment", "equipment.list"],
] as const;

test.each(lists)(
  "%s that nobody answers about while the browser is online are not on this device, and open by themselves",
  async (what, path, procedure) => {
    let answer: () => unknown = lost;
    const { services } = await renderApp(path, {
      ...captainOnBoard,
      [procedure]: () => answer(),
      "session.needsFirstAdministrator": () => answer() && false,
    });
    const stop = watchConnection(services);
    expect((await screen.findAllByText("Not on this device")).length).toBe(1);
    expect(screen.queryByText("This page could not be loaded")).toBeNull();
    if (what !== "a count") {
      answer = nothing;
      await act(async () => services.link.markReached());
      await waitFor(() => expect(screen.queryByText("Not on this device")).toBeNull());
    }
    stop();
  },
);

test("jobs that nobody answers about say so without a pause", async () => {
  await renderApp("/app/jobs", { ...captainOnBoard, "jobs.list": lost });
  await screen.findByText("Jobs could not be loaded");
  expect(screen.getByText(/this is not kept on this device|keeps nothing on this device/)).toBeTruthy();
});

test("a list that is asked for without a link says so at once", async () => {
  const silent = () => new Promise<never>(() => undefined);
  const { services } = await renderApp("/app/orders", { ...captainOnBoard, "orders.list": silent });
  await waitFor(async () => {
    await act(async () => services.link.markUnreachable());
    expect(screen.getAllByText("Not on this device").length).toBe(1);
  });
});

const tooMany = () => {
  throw new Refused("limit", "refusals:tooManyRefused", {}, { count: 3 });
};

test.each(pages)(
  "the page of %s that the server has no ear for says so, is not called saved, and opens by itself later",
  async (_, path, procedure, read, name) => {
    let answer: () => unknown = tooMany;
    const { services } = await renderApp(path, { ...captainOnBoard, [procedure]: () => answer() });
    const words = "Too many invalid requests. Try again in 3 minutes.";
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    act(() => services.link.markResting());
    expect(screen.queryAllByText("Saved")).toEqual([]);
    expect(screen.getAllByText("Syncing").length).toBeGreaterThan(0);
    answer = read;
    await act(async () => services.link.markReached());
    expect((await screen.findAllByRole("heading", { name })).length).toBeGreaterThan(0);
  },
);
