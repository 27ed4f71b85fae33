import { createFileRoute } from "@tanstack/react-router";
import { CoverScreen } from "../../features/logbooks/cover-screen.tsx";
import { preloadBook } from "../../features/logbooks/logbooks.queries.ts";

export const Route = createFileRoute("/app/logbookdetails/$id")({
  staticData: {
    crumb: "logbooks:cover.title",
    crumbTo: "/app/logbook",
    needs: "logbook:view",
    words: ["records", "panels"],
  },
  loader: ({ context: { services, vessel }, params: { id } }) => {
    if (vessel) void preloadBook(services, id);
  },
  component: function Cover() {
    return <CoverScreen bookId={Route.useParams().id} />;
  },
});
