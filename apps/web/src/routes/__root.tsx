import { createRootRouteWithContext, Outlet, redirect } from "@tanstack/react-router";
import type { RouterContext } from "../app/router-context.ts";
import { isSignInPath } from "../app/sign-in-path.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { completeRoutes }, location }) => {
    if (isSignInPath(location.pathname)) return;
    if (await completeRoutes()) throw redirect({ href: location.href, replace: true });
  },
  component: Outlet,
});
