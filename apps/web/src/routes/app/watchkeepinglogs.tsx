import { createFileRoute } from "@tanstack/react-router";
import { preloadWatchLogs } from "../../features/watch-logs/watch-logs.queries.ts";
import { watchLogsAddress } from "../../features/watch-logs/watch-logs.search.ts";
import { WatchLogsScreen } from "../../features/watch-logs/watch-logs-screen.tsx";

export const Route = createFileRoute("/app/watchkeepinglogs")({
  staticData: { crumb: "navigation:watchLogs", needs: "watchkeeping:view", words: ["records", "stores"] },
  validateSearch: watchLogsAddress.read,
  loaderDeps: ({ search }) => watchLogsAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadWatchLogs(services, deps);
  },
  component: WatchLogsScreen,
});
