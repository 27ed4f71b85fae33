import { createFileRoute, Outlet } from "@tanstack/react-router";

export const Route = createFileRoute("/app/superadmin")({
  staticData: { crumb: "navigation:superadmin", isOfPlatform: true, words: ["office", "people"] },
  component: Outlet,
});
