import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { showCodeNotFetched } from "../boot/code-not-fetched.ts";
import { captainOnBoard } from "../testing/render-app.tsx";
import { tabServices } from "../testing/tab-services.ts";
import { AppProviders } from "./app-providers.tsx";
import { RouteFailure } from "./route-failure.tsx";
import { createAppRouter } from "./router.ts";

const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);

/** As the build writes it: the window hears of the error before the one who asked. */
async function importing(message: string): Promise<never> {
  const payload = new TypeError(message);
  window.dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }));
  throw payload;
}

async function openScreenThatDoesNotCome(message: string) {
  const root = createRootRoute();
  const screenRoute = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: lazyRouteComponent(() => importing(message)),
  });
  const router = createRouter({
    routeTree: root.addChildren([screenRoute]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultErrorComponent: RouteFailure,
  });
  render(
    <AppProviders services={await tabServices({ answers: {} })}>
      <RouterProvider router={router as never} />
    </AppProviders>,
  );
}

const answer = (entry: string) =>
  new Response(`<title>YMP</title><script type="module" src="/assets/${entry}.js"></script>`);
const server = vi.spyOn(globalThis, "fetch");

beforeAll(() => {
  showCodeNotFetched();
  vi.spyOn(document, "querySelector").mockImplementation((selector) => {
    const entry = document.createElement("script");
    entry.setAttribute("src", "/assets/index-now.js");
    return selector === 'script[type="module"]' ? entry : null;
  });
});
beforeEach(() => void reload.mockClear());
afterEach(() => void server.mockReset());

const messages = [
  ["Chrome", "Failed to fetch dynamically imported module: /assets/orders.js"],
  ["Firefox", "error loading dynamically imported module: /assets/orders.js"],
  ["Safari", "Importing a module script failed."],
];

test.each(messages)(
  "in %s a screen whose code does not come without a link stays in the application",
  async (_, message) => {
    server.mockRejectedValue(new TypeError("Load failed"));
    await openScreenThatDoesNotCome(message ?? "");
    expect(await screen.findByRole("heading", { name: "This page could not be loaded" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await expect.poll(() => server.mock.calls.length).toBe(2);
    expect(reload).not.toHaveBeenCalled();
  },
);

test("with a server of the same build, retrying loads the page", async () => {
  server.mockImplementation(async () => answer("index-now"));
  await openScreenThatDoesNotCome("Importing a module script failed.");
  expect(await screen.findByRole("heading", { name: "This page could not be loaded" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test("a newer build is told only when the server has one", async () => {
  server.mockImplementation(async () => answer("index-later"));
  await openScreenThatDoesNotCome("Importing a module script failed.");
  expect(await screen.findByRole("heading", { name: "There is a new version" })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test("a screen whose code hangs says so after a while, and is shown by itself when it comes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let come = (_: { default: () => string }) => {};
  const code = new Promise<{ default: () => string }>((resolve) => {
    come = resolve;
  });
  const root = createRootRoute();
  const screenRoute = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: lazyRouteComponent(() => code),
  });
  const services = await tabServices({ answers: captainOnBoard });
  const router = createAppRouter(
    services,
    { routeTree: root.addChildren([screenRoute]) as never, part: "whole" },
    createMemoryHistory({ initialEntries: ["/"] }),
  );
  render(
    <AppProviders services={services}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  expect((await screen.findAllByRole("status", { name: "Loading" })).length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(await screen.findByRole("heading", { name: "The server is taking long" })).toBeTruthy();
  come({ default: () => "The screen" });
  expect(await screen.findByText("The screen")).toBeTruthy();
  vi.useRealTimers();
});
