import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { tellCodeNotFetched } from "../boot/code-not-fetched.ts";
import { tabServices } from "../testing/tab-services.ts";
import { AppProviders } from "./app-providers.tsx";
import { RouteFailure } from "./route-failure.tsx";

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

const answer = (entry: string) => new Response(`<script type="module" src="/assets/${entry}.js"></script>`);
const server = vi.spyOn(globalThis, "fetch");

beforeAll(() => {
  tellCodeNotFetched();
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
    await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    expect(reload).not.toHaveBeenCalled();
  },
);

test("with a server of the same build, retrying loads the page", async () => {
  server.mockImplementation(async () => answer("index-now"));
  await openScreenThatDoesNotCome("Importing a module script failed.");
  expect(await screen.findByRole("heading", { name: "This page could not be loaded" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("a newer build is told only when the server has one", async () => {
  server.mockImplementation(async () => answer("index-later"));
  await openScreenThatDoesNotCome("Importing a module script failed.");
  expect(await screen.findByRole("heading", { name: "There is a new version" })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
