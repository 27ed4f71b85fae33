import { createFileRoute } from "@tanstack/react-router";
import { recordsSearch } from "../../features/log/log.search.ts";
import { RecordsScreen } from "../../features/log/records-screen.tsx";

export const Route = createFileRoute("/app/records")({
  staticData: { crumb: "log:records.title", crumbTo: "/app/log", needs: "logbook:view", words: ["records", "panels"] },
  validateSearch: recordsSearch,
  loaderDeps: ({ search: { archived = false } }) => ({ archived }),
  loader: ({ context: { services, vessel }, deps: { archived } }) => {
    const options = services.trpc.log.names.queryOptions({ includesArchived: archived });
    if (vessel) void services.queryClient.prefetchQuery(options);
  },
  component: RecordsScreen,
});
