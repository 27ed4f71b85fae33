import { createFileRoute } from "@tanstack/react-router";
import { preloadWatchPlans } from "../../features/watch-plans/watch-plans.queries.ts";
import { watchPlansAddress } from "../../features/watch-plans/watch-plans.search.ts";
import { WatchPlansScreen } from "../../features/watch-plans/watch-plans-screen.tsx";

export const Route = createFileRoute("/app/watchkeeping/")({
  validateSearch: watchPlansAddress.read,
  loaderDeps: ({ search }) => watchPlansAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadWatchPlans(services, deps);
  },
  component: WatchPlansScreen,
});
