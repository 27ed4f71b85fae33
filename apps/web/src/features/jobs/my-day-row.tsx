import type { CalendarDate } from "@ymp/core/calendar-date";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { InProgressIcon } from "@ymp/ui/primitives/status-icon";
import { CalendarClock, MoreHorizontal } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { JobLines } from "./job-card.tsx";
import type { JobRow } from "./job-rows.ts";
import { JobTick } from "./job-tick.tsx";
import { useSetStatus } from "./jobs.mutations.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { useMayPostpone } from "./may-plan.ts";
import { QueuedMark } from "./queued-mark.tsx";
import { SwipeRow } from "./swipe-row.tsx";

export interface MyDayRowProps {
  job: JobRow;
  today: CalendarDate;
  isDone: boolean;
}

/** One job of the day: the ring completes, the words open it, a swipe does what the menu does. */
export function MyDayRow({ job, today, isDone }: MyDayRowProps) {
  const { t } = useTranslation();
  const { go } = useJobsAddress();
  const dialogs = useJobDialogs();
  const mayEdit = useCan("jobs:edit");
  const mayPostpone = useMayPostpone()(job);
  const complete = () => dialogs.open({ kind: "complete", jobId: job.id });
  const postpone = () => dialogs.open({ kind: "postpone", jobId: job.id });
  const body = (
    <div className="flex min-h-16 items-start ps-1.5 pe-2">
      <span className="pt-1.5">
        <JobTick job={job} isDone={isDone} disabled={isDone || !mayEdit} onTick={complete} />
      </span>
      <button
        type="button"
        onClick={() => go({ job: job.id })}
        className="flex min-w-0 flex-1 flex-col rounded-md pe-1 text-start -outline-offset-2"
      >
        <JobLines job={job} today={today} quiet={isDone} />
        <QueuedMark recordId={job.id} />
      </button>
      {mayEdit && !isDone ? (
        <RowMenu job={job} onComplete={complete} onPostpone={mayPostpone ? postpone : undefined} />
      ) : null}
    </div>
  );
  const line = "ms-[52px] border-border border-b";
  if (!mayEdit || isDone)
    return (
      <>
        {body}
        <div className={line} />
      </>
    );
  return (
    <>
      <SwipeRow
        toEnd={{ label: t("jobs:action.complete"), icon: <CompletedIcon />, run: complete }}
        toStart={mayPostpone ? { label: t("jobs:action.postpone"), icon: <CalendarClock />, run: postpone } : undefined}
      >
        {body}
      </SwipeRow>
      <div className={line} />
    </>
  );
}

interface RowMenuProps {
  job: JobRow;
  onComplete: () => void;
  onPostpone?: () => void;
}

function RowMenu({ job, onComplete, onPostpone }: RowMenuProps) {
  const { t } = useTranslation();
  const setStatus = useSetStatus();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("jobs:action.moreFor", { title: job.title })} size="icon-touch" className="mt-1.5">
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem
          onSelect={() => setStatus.mutate({ id: job.id, version: job.version, status: "in_progress" })}
        >
          <InProgressIcon />
          {t("jobs:action.start")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onComplete}>
          <CompletedIcon />
          {t("jobs:action.complete")}
        </DropdownMenuItem>
        {onPostpone ? (
          <DropdownMenuItem onSelect={onPostpone}>
            <CalendarClock />
            {t("jobs:action.postpone")}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
