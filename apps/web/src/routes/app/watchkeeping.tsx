import { createFileRoute, Outlet } from "@tanstack/react-router";

export const Route = createFileRoute("/app/watchkeeping")({
  staticData: { crumb: "navigation:watchkeeping", needs: "watchkeeping:view", words: ["records", "stores"] },
  component: Outlet,
});
