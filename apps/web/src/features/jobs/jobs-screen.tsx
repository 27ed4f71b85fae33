import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { lazyView, usePreloaded, ViewOnItsWay } from "../../lib/lazy-part.tsx";
import { JobSheet, preloadJobSheet } from "./job-sheet-door.tsx";
import { FirstView, firstView, useJobsAddress, useOpenJob } from "./jobs-address.ts";
import { JobDialogsProvider } from "./jobs-dialogs.tsx";
import { JobsHeader } from "./jobs-header.tsx";
import { JobsListView } from "./jobs-list-view.tsx";
import { NewJobPanel } from "./new-job-panel.tsx";

const BoardView = lazyView(async () => (await import("./board-view.tsx")).BoardView);
const MyDayView = lazyView(async () => (await import("./my-day-view.tsx")).MyDayView);
const CalendarView = lazyView(async () => (await import("./calendar-view.tsx")).CalendarView);
const opened = [{ preload: preloadJobSheet }];

export interface JobsScreenProps {
  /** The worklists, which are beside the other views. */
  lists: ReactNode;
  /** What waits for the reader's decision: above everything else, folded above a list. */
  waiting: ComponentType<{ isFolded?: boolean }>;
  /** Stands above a person's own day. */
  attention: ReactNode;
  /** Opens the same from the other views. */
  attentionButton: ReactNode;
}

/** All work of the vessel: as a table, a board, a calendar, or what one person has before them today. */
export function JobsScreen({ lists, waiting, attention, attentionButton }: JobsScreenProps) {
  usePreloaded(opened);
  const [first] = useState(firstView);
  return (
    <FirstView value={first}>
      <JobDialogsProvider>
        <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
          <JobsHeader attention={attentionButton} />
          <View lists={lists} waiting={waiting} attention={attention} />
        </div>
        <NewJobPanel />
      </JobDialogsProvider>
    </FirstView>
  );
}

function View({ lists, waiting: Waiting, attention }: Pick<JobsScreenProps, "lists" | "waiting" | "attention">) {
  const { view } = useJobsAddress();
  if (view === "table") return <JobsListView waiting={<Waiting isFolded />} />;
  if (view === "lists") return lists;
  return (
    <>
      <Suspense fallback={<ViewOnItsWay />}>
        {view === "board" ? <BoardView /> : null}
        {view === "calendar" ? <CalendarView /> : null}
      </Suspense>
      {view === "my-day" ? <MyDayView waiting={<Waiting />} attention={attention} /> : null}
      <LoneSheet />
    </>
  );
}

/** The open record where there is no row of neighbours to go through. */
function LoneSheet() {
  const { go } = useJobsAddress();
  const openId = useOpenJob();
  if (!openId) return null;
  return (
    <JobSheet
      jobId={openId}
      onNavigate={(job) => go({ job }, { replace: true })}
      onClose={() => go({ job: undefined })}
    />
  );
}
