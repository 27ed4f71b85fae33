import { createFileRoute } from "@tanstack/react-router";
import { superadminSearch } from "../../features/platform/platform.search.ts";
import { SuperadminScreen } from "../../features/platform/superadmin-screen.tsx";

export const Route = createFileRoute("/app/superadmin/")({
  staticData: { words: ["panels"] },
  validateSearch: superadminSearch,
  component: SuperadminScreen,
});
