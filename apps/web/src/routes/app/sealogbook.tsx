import { createFileRoute } from "@tanstack/react-router";
import { DailyLog } from "../../features/logbooks/daily-log.tsx";
import { preloadShelf } from "../../features/logbooks/logbooks.queries.ts";
import { dailySearch } from "../../features/logbooks/logbooks.search.ts";

export const Route = createFileRoute("/app/sealogbook")({
  staticData: {
    crumb: "logbooks:kind.sea",
    crumbTo: "/app/logbook",
    needs: "logbook:view",
    words: ["records", "machines", "panels"],
  },
  validateSearch: dailySearch,
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void preloadShelf(services, false);
  },
  component: () => <DailyLog kind="sea" />,
});
