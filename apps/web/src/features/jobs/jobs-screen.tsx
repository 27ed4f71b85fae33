import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { JobSheet } from "./job-sheet.tsx";
import { useJobsAddress } from "./jobs-address.ts";
import { JobDialogsProvider } from "./jobs-dialogs.tsx";
import { JobsHeader } from "./jobs-header.tsx";
import { JobsListView } from "./jobs-list-view.tsx";
import { MyDayView } from "./my-day-view.tsx";
import { NewJobPanel } from "./new-job-panel.tsx";

const BoardView = lazy(async () => ({ default: (await import("./board-view.tsx")).BoardView }));
const CalendarView = lazy(async () => ({ default: (await import("./calendar-view.tsx")).CalendarView }));

export interface JobsScreenProps {
  /** The worklists, which stand beside the other views. */
  lists: ReactNode;
  /** Stands above a person's own day. */
  attention: ReactNode;
  /** Opens the same from the other views. */
  attentionButton: ReactNode;
}

/** All work of the vessel: as a table, a board, a calendar, or what one person has before them today. */
export function JobsScreen({ lists, attention, attentionButton }: JobsScreenProps) {
  return (
    <JobDialogsProvider>
      <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
        <JobsHeader attention={attentionButton} />
        <View lists={lists} attention={attention} />
      </div>
      <NewJobPanel />
    </JobDialogsProvider>
  );
}

function View({ lists, attention }: Pick<JobsScreenProps, "lists" | "attention">) {
  const { view } = useJobsAddress();
  if (view === "table") return <JobsListView />;
  if (view === "lists") return lists;
  return (
    <>
      <Suspense fallback={<ViewPending />}>
        {view === "board" ? <BoardView /> : null}
        {view === "calendar" ? <CalendarView /> : null}
        {view === "my-day" ? <MyDayView attention={attention} /> : null}
      </Suspense>
      <LoneSheet />
    </>
  );
}

function ViewPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-1 gap-3 px-6 py-4 max-md:px-4">
      {[0, 1, 2, 3].map((column) => (
        <Skeleton key={column} className="h-40 flex-1 rounded-lg" />
      ))}
    </div>
  );
}

/** The open record where there is no row of neighbours to go through. */
function LoneSheet() {
  const { search, go } = useJobsAddress();
  if (!search.job) return null;
  return (
    <JobSheet
      jobId={search.job}
      onNavigate={(job) => go({ job }, { replace: true })}
      onClose={() => go({ job: undefined })}
    />
  );
}
