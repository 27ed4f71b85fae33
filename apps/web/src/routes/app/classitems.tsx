import { createFileRoute } from "@tanstack/react-router";
import { classItemsSearch } from "../../features/jobs/class-items.search.ts";
import { ClassItemsScreen } from "../../features/jobs/class-items-screen.tsx";

export const Route = createFileRoute("/app/classitems")({
  staticData: { crumb: "jobs:classItems.title", crumbTo: "/app/home", needs: "jobs:view", words: ["records"] },
  validateSearch: classItemsSearch,
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void services.queryClient.prefetchQuery(services.trpc.jobs.classItems.queryOptions());
  },
  component: ClassItemsScreen,
});
