import { type AnyRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import type { Permission } from "@ymp/core/access/permissions";
import type { Area } from "@ymp/i18n/browser";
import { backGuard } from "@ymp/ui/lib/back-guard";
import { codeInTime } from "@ymp/ui/lib/code-in-time";
import type { routeTree as wholeTree } from "../routeTree.gen.ts";
import { fetchTree, type TreePart, treePartFor } from "./parts-of-tree.ts";
import { RouteFailure } from "./route-failure.tsx";
import { RoutePending } from "./route-pending.tsx";
import type { RouterContext } from "./router-context.ts";
import type { Services } from "./services.ts";

interface Routes {
  routeTree: typeof wholeTree;
  part: TreePart;
}

export function createAppRouter(services: Services, { routeTree, part: begun }: Routes, history?: RouterHistory) {
  let part = begun;

  async function completeRoutes(pathname?: string): Promise<boolean> {
    const needed = pathname === undefined ? "whole" : treePartFor(pathname);
    if (part === "whole" || part === needed) return false;
    // The whole tree keeps the routes of the place that is being left; another small one would not have them.
    await codeInTime(() => fetchTree("whole"));
    router.setRoutes(router.buildRouteTree());
    limitWaiting(Object.values(router.routesById));
    part = "whole";
    return true;
  }

  const router = createRouter({
    routeTree,
    history,
    context: { services, completeRoutes } satisfies RouterContext,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: RoutePending,
    scrollRestoration: true,
  });
  limitWaiting(Object.values(router.routesById));
  backGuard.block = router.history.block;
  return router;
}

/** The router itself waits for the code of a screen without an end. */
function limitWaiting(routes: readonly AnyRoute[]): void {
  for (const { options } of routes) {
    for (const part of [options.component, options.errorComponent, options.notFoundComponent]) {
      if (!part || !("preload" in part) || limited.has(part)) continue;
      const { preload } = part;
      limited.add(part);
      if (preload) part.preload = () => codeInTime(async () => preload());
    }
  }
}

const limited = new WeakSet<object>();

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** What its screens say beyond the words of the frame and of the jobs, which are always there. */
    words?: readonly Area[];
    /** Message key of the route's name in the breadcrumbs. */
    crumb?: string;
    /** The list that the breadcrumb leads to, where it is not the route itself: "/app/employees" above a profile. */
    crumbTo?: string;
    /** Without it the screen reports that it is closed to the role. */
    needs?: Permission;
    /** A screen of the platform itself: open without a vessel, to its administrators only. */
    isOfPlatform?: boolean;
    /** A screen of vessels that the platform has as well, for its administrators. */
    isAlsoOfPlatform?: boolean;
  }
}
