import { createFileRoute } from "@tanstack/react-router";
import { preloadRegister } from "../../features/equipment/equipment.queries.ts";
import { photosAddress } from "../../features/equipment/equipment.search.ts";
import { PhotosScreen } from "../../features/equipment/photos-screen.tsx";

export const Route = createFileRoute("/app/equipmentphotos")({
  staticData: {
    crumb: "equipment-photos:title",
    needs: "equipmentspage:view",
    words: ["panels", "machines", "purchasing"],
  },
  validateSearch: photosAddress.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadRegister(services, deps);
  },
  component: PhotosScreen,
});
