import { createFileRoute } from "@tanstack/react-router";
import { CriticalScreen } from "../../features/equipment/critical-screen.tsx";

export const Route = createFileRoute("/app/criticalequipment")({
  staticData: { crumb: "equipment:criticalList.title", needs: "equipmentspage:view", words: ["machines", "records"] },
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void services.queryClient.prefetchQuery(services.trpc.equipment.critical.queryOptions());
  },
  component: CriticalScreen,
});
