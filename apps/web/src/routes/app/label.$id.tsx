import { createFileRoute } from "@tanstack/react-router";
import { preloadTree } from "../../features/equipment/equipment.queries.ts";
import { LabelScreen } from "../../features/equipment/label-screen.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";

const RaiseJobDialog = lazyPanel(
  "dialog",
  async () => (await import("../../features/jobs/raise-job-dialog.tsx")).RaiseJobDialog,
);

export const Route = createFileRoute("/app/label/$id")({
  staticData: { crumb: "labels:crumb", needs: "equipmentspage:view", words: ["records", "machines"] },
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void preloadTree(services, {});
  },
  component: () => <LabelScreen Report={RaiseJobDialog} />,
});
