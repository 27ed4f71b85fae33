import { createFileRoute } from "@tanstack/react-router";
import { BrowseScreen } from "../../features/spare-parts/browse-screen.tsx";
import { preloadBrowsing } from "../../features/spare-parts/spares.queries.ts";
import { browseSearch } from "../../features/spare-parts/spares.search.ts";
import { SparesArea } from "../../features/spare-parts/spares-area.tsx";

export const Route = createFileRoute("/app/spareparts")({
  staticData: {
    crumb: "navigation:spareParts",
    needs: "spareparts:view",
    words: ["stores", "machines", "records", "purchasing"],
  },
  validateSearch: browseSearch,
  loaderDeps: ({ search: { machine, section } }) => ({ machine, section }),
  loader: ({ context: { services, vessel }, deps: { machine, section } }) => {
    if (vessel) void preloadBrowsing(services, machine, section);
  },
  component: function SpareParts() {
    return (
      <SparesArea page="browse">
        <BrowseScreen />
      </SparesArea>
    );
  },
});
