import { createFileRoute } from "@tanstack/react-router";
import { inspectionsSearch } from "../../features/inspections/inspections.search.ts";
import { InspectionsScreen } from "../../features/inspections/inspections-screen.tsx";

export const Route = createFileRoute("/app/inspections")({
  staticData: {
    ...{ crumb: "inspections:title", crumbTo: "/app/logbook" },
    ...{ needs: "logbook:view", words: ["records", "panels"] },
  },
  validateSearch: inspectionsSearch,
  component: InspectionsScreen,
});
