import { createFileRoute, Outlet } from "@tanstack/react-router";

export const Route = createFileRoute("/app/adminjobs")({
  staticData: { crumb: "templates:title", needs: "jobs:view", words: ["machines", "records"] },
  component: Outlet,
});
