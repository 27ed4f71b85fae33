import { createFileRoute, redirect } from "@tanstack/react-router";
import { phoneQuery } from "@ymp/ui/lib/use-media";
import { lazy, Suspense } from "react";
import { AttentionStrip } from "../../features/attention/attention-strip.tsx";
import { JobLines } from "../../features/jobs/job-card.tsx";
import { useCompleteListed, useListedJobColumns } from "../../features/jobs/job-parts-for-lists.tsx";
import { JobPicker } from "../../features/jobs/job-picker.tsx";
import { JobSheet } from "../../features/jobs/job-sheet.tsx";
import { preloadJobs } from "../../features/jobs/jobs.queries.ts";
import { jobsSearch } from "../../features/jobs/jobs.search.ts";
import { JobDialogsProvider } from "../../features/jobs/jobs-dialogs.tsx";
import { JobsScreen } from "../../features/jobs/jobs-screen.tsx";
import type { JobParts } from "../../features/worklists/worklist-jobs.ts";

const WorklistScreen = lazy(async () => ({
  default: (await import("../../features/worklists/worklist-screen.tsx")).WorklistScreen,
}));
const WorklistsView = lazy(async () => ({
  default: (await import("../../features/worklists/worklists-view.tsx")).WorklistsView,
}));
const TaskGroupsDialog = lazy(async () => ({
  default: (await import("../../features/worklists/task-groups-dialog.tsx")).TaskGroupsDialog,
}));

const jobParts: JobParts = {
  useColumns: useListedJobColumns,
  useComplete: useCompleteListed,
  Lines: JobLines,
  Sheet: JobSheet,
  Steps: JobDialogsProvider,
  Picker: JobPicker,
};

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
  const { list, groups } = Route.useSearch();
  const navigate = Route.useNavigate();
  const leaveGroups = () => void navigate({ search: (now) => ({ ...now, groups: undefined }), replace: true });
  return (
    <>
      {list ? (
        <Suspense>
          <WorklistScreen key={list} id={list} jobs={jobParts} />
        </Suspense>
      ) : (
        <JobsScreen
          attention={<AttentionStrip />}
          lists={
            <Suspense>
              <WorklistsView />
            </Suspense>
          }
        />
      )}
      {groups ? (
        <Suspense>
          <TaskGroupsDialog onClose={leaveGroups} />
        </Suspense>
      ) : null}
    </>
  );
}
