import { createFileRoute } from "@tanstack/react-router";
import { preloadMachine } from "../../features/equipment/equipment.queries.ts";
import { machineSearch } from "../../features/equipment/equipment.search.ts";
import { MachineScreen } from "../../features/equipment/machine-screen.tsx";

export const Route = createFileRoute("/app/equipment/$id")({
  staticData: { words: ["panels"] },
  validateSearch: machineSearch,
  loader: ({ context: { services, vessel }, params }) => (vessel ? preloadMachine(services, params.id) : undefined),
  component: MachineScreen,
});
