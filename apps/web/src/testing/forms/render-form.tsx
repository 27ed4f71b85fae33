import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense, useState } from "react";
import { AppProviders } from "../../app/app-providers.tsx";
import { SessionContext, VesselContext } from "../../app/session.ts";
import type { Answers } from "../fake-server.ts";
import { renderWhole } from "../render-whole.ts";
import { accessOf, sessionOf, vesselOf } from "../sessions.ts";
import { tabServices } from "../tab-services.ts";

/** One form, over nothing, with a captain on board, a page before it, another one to go to, and one that never comes. */
export async function renderForm(draw: (close: () => void) => ReactNode, answers: Answers) {
  const services = await tabServices({ answers });
  const session = sessionOf();
  const vessel = vesselOf(accessOf());
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? draw(() => setOpen(false)) : <p>Closed</p>;
  }
  const rootRoute = createRootRoute({
    component: () => (
      <SessionContext value={session}>
        <VesselContext value={vessel}>
          <Suspense>
            <Outlet />
          </Suspense>
        </VesselContext>
      </SessionContext>
    ),
  });
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: "/", component: () => <p>Elsewhere</p> }),
    createRoute({ getParentRoute: () => rootRoute, path: "/app/home", component: Opened }),
    createRoute({ getParentRoute: () => rootRoute, path: "/slow", loader: () => new Promise<never>(() => {}) }),
  ]);
  // The browser's own: only there the way back can be held up.
  window.history.replaceState(null, "", "/");
  const history = createBrowserHistory();
  history.push("/app/home");
  const router = createRouter({ routeTree, history });
  const view = await renderWhole(
    <AppProviders services={services}>
      <RouterProvider<typeof router> router={router} />
    </AppProviders>,
  );
  return {
    ...view,
    services,
    history,
    user: userEvent.setup(),
    unmount() {
      view.unmount();
      history.destroy();
    },
  };
}

export const closed = () => screen.findByText("Closed");
export const elsewhere = () => screen.findByText("Elsewhere");
