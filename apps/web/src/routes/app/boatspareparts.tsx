import { createFileRoute } from "@tanstack/react-router";
import { preloadParts } from "../../features/spare-parts/spares.queries.ts";
import { partsAddress } from "../../features/spare-parts/spares.search.ts";
import { SparesArea } from "../../features/spare-parts/spares-area.tsx";
import { VesselScreen } from "../../features/spare-parts/vessel-screen.tsx";

export const Route = createFileRoute("/app/boatspareparts")({
  staticData: {
    crumb: "navigation:spareParts",
    needs: "spareparts:view",
    words: ["stores", "machines", "records", "purchasing", "office"],
  },
  validateSearch: partsAddress.read,
  loaderDeps: ({ search }) => partsAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadParts(services, deps);
  },
  component: function VesselSpareParts() {
    return (
      <SparesArea page="vessel">
        <VesselScreen />
      </SparesArea>
    );
  },
});
