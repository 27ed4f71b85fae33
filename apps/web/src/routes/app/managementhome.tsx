import { createFileRoute } from "@tanstack/react-router";
import { FleetScreen } from "../../features/fleet/fleet-screen.tsx";

export const Route = createFileRoute("/app/managementhome")({
  staticData: { crumb: "navigation:fleet", words: ["office"] },
  loader: ({ context: { services } }) => {
    void services.queryClient.prefetchQuery(services.trpc.fleet.vessels.queryOptions());
  },
  component: FleetScreen,
});
