import { createFileRoute } from "@tanstack/react-router";
import { preloadTree } from "../../features/equipment/equipment.queries.ts";
import { LabelScreen } from "../../features/equipment/label-screen.tsx";
import { RaiseJobDialog } from "../../features/jobs/raise-job-dialog.tsx";

export const Route = createFileRoute("/app/label/$id")({
  staticData: { crumb: "labels:crumb", needs: "equipmentspage:view" },
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void preloadTree(services, {});
  },
  component: () => <LabelScreen Report={RaiseJobDialog} />,
});
