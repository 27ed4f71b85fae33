import { createFileRoute } from "@tanstack/react-router";
import { vesselSearch } from "../../features/platform/platform.search.ts";
import { VesselScreen } from "../../features/platform/vessel-screen.tsx";

export const Route = createFileRoute("/app/superadmin/$id")({
  staticData: { words: ["panels"] },
  validateSearch: vesselSearch,
  loader: ({ context: { services }, params: { id } }) =>
    services.queryClient.ensureQueryData(services.trpc.platform.vessel.queryOptions({ vesselId: id })),
  component: function SuperadminVessel() {
    const { id } = Route.useParams();
    return <VesselScreen key={id} vesselId={id} />;
  },
});
