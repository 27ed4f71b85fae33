import { createFileRoute, redirect } from "@tanstack/react-router";
import { phoneQuery } from "@ymp/ui/lib/use-media";
import { Suspense } from "react";
import { JobsHome } from "../../app/jobs-home.tsx";
import { preloadJobs } from "../../features/jobs/jobs.queries.ts";
import { jobsSearch } from "../../features/jobs/jobs.search.ts";
import { lazyPanel, lazyView } from "../../lib/lazy-part.tsx";

const WorklistScreen = lazyView(async () => {
  const [{ WorklistScreen: Screen }, { jobParts }] = await Promise.all([
    import("../../features/worklists/worklist-screen.tsx"),
    import("../../features/jobs/job-parts-for-lists.tsx"),
  ]);
  return ({ id }: { id: string }) => <Screen id={id} jobs={jobParts} />;
});
const TaskGroupsDialog = lazyPanel(
  "dialog",
  async () => (await import("../../features/worklists/task-groups-dialog.tsx")).TaskGroupsDialog,
);

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
    if (vessel && isTable && !deps.list) void preloadJobs(services, deps);
  },
  component: Home,
});

/** The vessel's jobs in one of their views, or one list that gathers some of them. */
function Home() {
  const { list, groups } = Route.useSearch({
    select: ({ list, groups }) => ({ list, groups }),
    structuralSharing: true,
  });
  const navigate = Route.useNavigate();
  const leaveGroups = () => void navigate({ search: (now) => ({ ...now, groups: undefined }), replace: true });
  return (
    <Suspense>
      {list ? <WorklistScreen key={list} id={list} /> : <JobsHome />}
      {groups ? <TaskGroupsDialog onClose={leaveGroups} /> : null}
    </Suspense>
  );
}
