import { createFileRoute } from "@tanstack/react-router";
import { SectionsScreen } from "../../features/spare-parts/sections-screen.tsx";
import { preloadSections } from "../../features/spare-parts/spares.queries.ts";
import { sectionsSearch } from "../../features/spare-parts/spares.search.ts";
import { SparesArea } from "../../features/spare-parts/spares-area.tsx";

export const Route = createFileRoute("/app/sections")({
  staticData: {
    crumb: "navigation:spareParts",
    needs: "spareparts:view",
    words: ["stores", "machines", "records", "panels"],
  },
  validateSearch: sectionsSearch,
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void preloadSections(services);
  },
  component: function Sections() {
    return (
      <SparesArea page="sections">
        <SectionsScreen />
      </SparesArea>
    );
  },
});
