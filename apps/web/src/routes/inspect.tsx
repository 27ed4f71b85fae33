import { createFileRoute } from "@tanstack/react-router";
import { InspectScreen } from "../features/inspections/inspect-screen.tsx";
import { inspectSearch } from "../features/inspections/inspections.search.ts";

export const Route = createFileRoute("/inspect")({ validateSearch: inspectSearch, component: Inspect });

function Inspect() {
  return <InspectScreen search={Route.useSearch()} />;
}
