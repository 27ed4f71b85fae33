import { createFileRoute, redirect } from "@tanstack/react-router";
import { phoneQuery } from "@ymp/ui/lib/use-media";
import { preloadJobs } from "../../features/jobs/jobs.queries.ts";
import { jobsSearch } from "../../features/jobs/jobs.search.ts";
import { JobsScreen } from "../../features/jobs/jobs-screen.tsx";

export const Route = createFileRoute("/app/home")({
  validateSearch: jobsSearch,
  staticData: { crumb: "jobs:title" },
  beforeLoad: ({ context: { session, vessel } }) => {
    if (!vessel && session.account.isSuperadmin) throw redirect({ to: "/app/superadmin" });
  },
  loaderDeps: ({
    search: { job: _job, new: _new, raise: _raise, equipment: _equipment, on: _on, span: _span, ...list },
  }) => list,
  loader: ({ context: { services, vessel }, deps }) => {
    const isTable = (deps.view ?? (window.matchMedia(phoneQuery).matches ? "my-day" : "table")) === "table";
    if (vessel && isTable) void preloadJobs(services, deps);
  },
  component: JobsScreen,
});
