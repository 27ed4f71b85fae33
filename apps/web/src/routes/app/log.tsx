import { createFileRoute } from "@tanstack/react-router";
import { preloadLog } from "../../features/log/log.queries.ts";
import { logAddress } from "../../features/log/log.search.ts";
import { LogScreen } from "../../features/log/log-screen.tsx";

export const Route = createFileRoute("/app/log")({
  staticData: { crumb: "navigation:log", needs: "logbook:view", words: ["records", "machines"] },
  validateSearch: logAddress.read,
  loaderDeps: ({ search }) => logAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadLog(services, deps);
  },
  component: LogScreen,
});
