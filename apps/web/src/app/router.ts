import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { Permission } from "@ymp/core/access/permissions";
import { routeTree } from "../routeTree.gen.ts";
import { RouteFailure } from "./route-failure.tsx";
import { RoutePending } from "./route-pending.tsx";
import type { Services } from "./services.ts";

export function createAppRouter(services: Services, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { services },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: RoutePending,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Message key of the route's name in the breadcrumbs. */
    crumb?: string;
    /** The list that the breadcrumb leads to, where it is not the route itself: "/app/employees" above a profile. */
    crumbTo?: string;
    /** Without it the screen tells that it is closed to the role. */
    needs?: Permission;
    /** A screen of the platform itself: open without a vessel, to its administrators only. */
    isOfPlatform?: boolean;
  }
}
