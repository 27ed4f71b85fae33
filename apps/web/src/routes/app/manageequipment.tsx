import { createFileRoute } from "@tanstack/react-router";
import { preloadRegister } from "../../features/equipment/equipment.queries.ts";
import { readManage } from "../../features/equipment/equipment.search.ts";
import { ManageScreen } from "../../features/equipment/manage-screen.tsx";

export const Route = createFileRoute("/app/manageequipment")({
  staticData: {
    crumb: "navigation:equipment",
    needs: "equipmentspage:view",
    words: ["machines", "records", "purchasing"],
  },
  validateSearch: readManage,
  loaderDeps: ({ search: { edit: _edit, new: _new, under: _under, view: _view, ...list } }) => list,
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadRegister(services, deps);
  },
  component: ManageScreen,
});
