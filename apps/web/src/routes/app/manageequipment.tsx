import { createFileRoute } from "@tanstack/react-router";
import { preloadRegister } from "../../features/equipment/equipment.queries.ts";
import { manageAddress } from "../../features/equipment/equipment.search.ts";
import { ManageScreen } from "../../features/equipment/manage-screen.tsx";

export const Route = createFileRoute("/app/manageequipment")({
  staticData: {
    crumb: "navigation:equipment",
    needs: "equipmentspage:view",
    words: ["machines", "records", "purchasing"],
  },
  validateSearch: manageAddress.read,
  loaderDeps: ({ search }) => manageAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadRegister(services, deps);
  },
  component: ManageScreen,
});
