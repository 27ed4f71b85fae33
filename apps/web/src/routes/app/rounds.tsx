import { createFileRoute, Outlet } from "@tanstack/react-router";
import { preloadRounds } from "../../features/equipment/rounds.queries.ts";

export const Route = createFileRoute("/app/rounds")({
  staticData: { crumb: "rounds:title", needs: "equipmentspage:view", words: ["machines", "records"] },
  loader: ({ context: { services, vessel } }) => (vessel ? preloadRounds(services) : undefined),
  component: Outlet,
});
