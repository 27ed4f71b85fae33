import { createRootRouteWithContext, Outlet, redirect } from "@tanstack/react-router";
import type { RouterContext } from "../app/router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { completeRoutes }, location }) => {
    if (await completeRoutes(location.pathname)) throw redirect({ href: location.href, replace: true });
  },
  component: Outlet,
});
