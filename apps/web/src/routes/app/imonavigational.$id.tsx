import { createFileRoute } from "@tanstack/react-router";
import { preloadBook } from "../../features/logbooks/logbooks.queries.ts";
import { volumeSearch } from "../../features/logbooks/logbooks.search.ts";
import { VolumeRoute } from "../../features/logbooks/volume-route.tsx";

export const Route = createFileRoute("/app/imonavigational/$id")({
  staticData: {
    crumb: "logbooks:title",
    crumbTo: "/app/logbook",
    needs: "logbook:view",
    words: ["records", "machines", "panels"],
  },
  validateSearch: volumeSearch,
  loader: ({ context: { services, vessel }, params: { id } }) => {
    if (vessel) void preloadBook(services, id);
  },
  component: function Volume() {
    return <VolumeRoute bookId={Route.useParams().id} />;
  },
});
