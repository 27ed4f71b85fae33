import { createFileRoute } from "@tanstack/react-router";
import { ModelsScreen } from "../../features/templates/models-screen.tsx";

export const Route = createFileRoute("/app/adminequipment")({
  staticData: { crumb: "models:title", needs: "equipmentspage:view", words: ["machines"] },
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void services.queryClient.prefetchQuery(services.trpc.templates.models.queryOptions());
  },
  component: ModelsScreen,
});
