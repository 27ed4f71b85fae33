import { createFileRoute } from "@tanstack/react-router";
import { EntryRoute } from "../../features/logbooks/entry-route.tsx";
import { volumeSearch } from "../../features/logbooks/logbooks.search.ts";

export const Route = createFileRoute("/app/custom/logdetails/$id")({
  staticData: {
    crumb: "logbooks:title",
    crumbTo: "/app/logbook",
    needs: "logbook:view",
    words: ["records", "machines", "panels"],
  },
  validateSearch: volumeSearch,
  component: function Entry() {
    return <EntryRoute entryId={Route.useParams().id} />;
  },
});
