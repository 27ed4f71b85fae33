import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { preloadTree } from "../../features/equipment/equipment.queries.ts";
import { registerAddress } from "../../features/equipment/equipment.search.ts";
import { EquipmentArea } from "../../features/equipment/equipment-area.tsx";

export const Route = createFileRoute("/app/equipment")({
  staticData: {
    crumb: "navigation:equipment",
    needs: "equipmentspage:view",
    words: ["machines", "stores", "records", "purchasing"],
  },
  validateSearch: registerAddress.read,
  search: { middlewares: [stripSearchParams({ search: "" })] },
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { services, vessel }, deps }) => (vessel ? preloadTree(services, deps.search) : undefined),
  component: EquipmentArea,
});
