import { useQuery } from "@tanstack/react-query";
import { addDays, type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { isOpen, type JobStatus, nextStatuses } from "@ymp/core/maintenance/job-flow";
import { Board, type BoardColumn } from "@ymp/ui/patterns/board";
import { StatusIcon } from "@ymp/ui/primitives/status-icon";
import { toast } from "@ymp/ui/primitives/toaster";
import { useMemo, useRef, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan, useVessel } from "../../app/session.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { countedText } from "../../lib/counted-text.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { BoardJob } from "./job-card.tsx";
import type { JobRow } from "./job-rows.ts";
import { useSetStatus } from "./jobs.mutations.ts";
import { filtersOf } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { JobsFilterBar } from "./jobs-filter-bar.tsx";
import { JobsError } from "./jobs-nothing.tsx";
import { JobsStats } from "./jobs-stats.tsx";
import { useMayPlan } from "./may-plan.ts";
import { useShipsDay } from "./use-ships-day.ts";

const lanes = ["due", "in_progress", "waiting", "done"] as const;
type Lane = (typeof lanes)[number];

const shownInLane = 200;
const completedDays = 7;

const laneStatuses: Record<Lane, readonly JobStatus[]> = {
  due: ["due", "postponed"],
  in_progress: ["in_progress"],
  waiting: ["waiting_parts", "waiting_yard", "waiting_weather"],
  done: ["done", "verified"],
};
const laneIcons = { due: "due", in_progress: "in-progress", waiting: "waiting", done: "completed" } as const;

export function laneOf(status: JobStatus): Lane | undefined {
  return lanes.find((lane) => laneStatuses[lane].includes(status));
}

/** Whether a job can be moved from its status into a lane. What is completed is reopened, not moved. */
export function mayEnter(lane: Lane, status: JobStatus): boolean {
  return (
    isOpen(status) && nextStatuses(status).some((next) => laneStatuses[lane].includes(next) && next !== "postponed")
  );
}

/** One list a lane, so that a long backlog never hides what is in hand. */
function useLane(lane: Lane, today: CalendarDate) {
  const { search } = useJobsAddress();
  const { timeZone } = useVessel();
  const { statuses: wanted, ...filters } = filtersOf(search);
  const statuses = laneStatuses[lane].filter((status) => !wanted || wanted.includes(status));
  const query = useQuery({
    ...useTrpc().jobs.list.queryOptions({
      ...filters,
      state: "all",
      statuses: [...statuses],
      sort: lane === "done" ? "done" : "due",
      descending: lane === "done",
      limit: shownInLane,
    }),
    enabled: statuses.length > 0,
  });
  const since = addDays(today, -completedDays);
  const rows = query.data?.rows ?? [];
  const items = lane === "done" ? rows.filter(({ doneAt }) => doneAt && todayIn(timeZone, doneAt) >= since) : rows;
  const total = lane === "done" ? items.length : (query.data?.total ?? items.length);
  return { query, items, total };
}

export function BoardView() {
  useWordsOf(["records"]);
  const { t } = useTranslation();
  const { search, views, go } = useJobsAddress();
  const today = useShipsDay();
  const formats = useFormats();
  const [isAdding, setAdding] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const mayPlan = useMayPlan();
  useScreenKeys(screen, {
    f: () => setAdding(true),
    n: mayPlan ? () => go({ new: "job" }) : undefined,
    ...Object.fromEntries(views.map((view, index) => [String(index + 1), () => go({ view })])),
  });
  const all = {
    due: useLane("due", today),
    in_progress: useLane("in_progress", today),
    waiting: useLane("waiting", today),
    done: useLane("done", today),
  };
  const failed = lanes.map((lane) => all[lane].query).find(({ isError }) => isError);
  const columns = lanes.map(
    (lane): BoardColumn<JobRow> => ({
      id: lane,
      label: t(`board:${lane}`),
      icon: <StatusIcon status={laneIcons[lane]} />,
      items: all[lane].items,
      total: countedText(all[lane].total, formats),
      // A lane that the filter leaves out asks for nothing.
      isComing: all[lane].query.isLoading,
    }),
  );
  return (
    <div ref={screen} className="flex min-h-0 flex-1 flex-col" key={search.state}>
      <JobsStats />
      <JobsFilterBar today={today} adding={{ open: isAdding, onOpenChange: setAdding }} />
      {failed ? (
        <JobsError error={failed.error} retrying={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <Lanes columns={columns} today={today} />
      )}
    </div>
  );
}

function Lanes({ columns, today }: { columns: readonly BoardColumn<JobRow>[]; today: CalendarDate }) {
  const { t } = useTranslation();
  const { go } = useJobsAddress();
  const move = useMove();
  const say = useMemo(
    () => ({
      instructions: t("board:instructions"),
      lifted: (name: string) => t("board:lifted", { name }),
      over: (name: string, column: string) => t("board:over", { name, column }),
      dropped: (name: string, column: string) => t("board:dropped", { name, column }),
      cancelled: (name: string) => t("board:cancelled", { name }),
    }),
    [t],
  );
  return (
    <Board
      label={t("jobs:view.board")}
      columns={columns}
      itemId={(job) => job.id}
      itemName={(job) => job.title}
      card={(job) => <BoardJob job={job} today={today} />}
      onMove={move}
      onOpen={(job) => go({ job: job.id })}
      empty={t("board:empty")}
      say={say}
    />
  );
}

/** What dropping a card into a lane means. Completing asks what was done, waiting asks for what. */
function useMove() {
  const { t } = useTranslation();
  const dialogs = useJobDialogs();
  const setStatus = useSetStatus();
  const mayEdit = useCan("jobs:edit");
  return (job: JobRow, toColumnId: string) => {
    const lane = lanes.find((candidate) => candidate === toColumnId);
    if (!lane) return;
    if (!mayEdit) return toast.failure(t("errors:forbidden"));
    if (!mayEnter(lane, job.status)) {
      return toast.failure(t("board:refused", { title: job.title, status: t(`jobs:status.${job.status}`) }));
    }
    if (lane === "done") return dialogs.open({ kind: "complete", jobId: job.id });
    if (lane === "waiting") return dialogs.open({ kind: "wait", jobId: job.id });
    setStatus.mutate({ id: job.id, version: job.version, status: lane });
  };
}
