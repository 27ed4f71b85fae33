import { createFileRoute } from "@tanstack/react-router";
import { MyVesselScreen } from "../../features/vessel/my-vessel-screen.tsx";
import { preloadMyVessel } from "../../features/vessel/vessel.queries.ts";

export const Route = createFileRoute("/app/myvessel")({
  staticData: { crumb: "vessel:title", words: ["people"] },
  loader: ({ context: { services, vessel } }) => (vessel ? preloadMyVessel(services) : undefined),
  component: MyVesselScreen,
});
