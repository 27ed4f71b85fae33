import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { dueTextClass, dueTone } from "@ymp/ui/patterns/due-cell";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Progress } from "@ymp/ui/primitives/progress";
import { DueIcon, StatusWord, WaitingIcon } from "@ymp/ui/primitives/status-icon";
import { CalendarClock, Camera, MoreHorizontal } from "lucide-react";
import { useRef } from "react";
import { useCan, useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useJobUploads } from "./job-photos.tsx";
import type { JobRow } from "./job-rows.ts";
import { dueStateOf, useJobWords } from "./job-words.ts";
import { useSetStatus } from "./jobs.mutations.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { EquipmentCell } from "./jobs-columns.tsx";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { useMayPostpone } from "./may-plan.ts";
import { QueuedMark } from "./queued-mark.tsx";

/** The job one is at: how far it is, and one press to go on with it. */
export function InHandCard({ job, today }: { job: JobRow; today: CalendarDate }) {
  const { t } = useTranslation();
  const words = useJobWords();
  const { go } = useJobsAddress();
  const mayEdit = useCan("jobs:edit");
  const since = useStartedWords(job.startedAt, today);
  return (
    <article aria-label={job.title} className="surface mx-4 mt-3 p-4">
      <p className="flex items-center gap-2 text-sm tabular-nums">
        <StatusWord status="in-progress">{words.status("in_progress")}</StatusWord>
        <span className="min-w-0 text-muted-foreground">{since}</span>
        <bdi className={`ms-auto whitespace-nowrap ${dueTextClass[dueTone(dueStateOf(job))]}`}>
          {words.due(job, today)}
        </bdi>
      </p>
      <h2 dir="auto" className="mt-1 text-pretty font-semibold text-lg">
        <button
          type="button"
          onClick={() => go({ job: job.id })}
          className="w-full rounded-md text-start touch:min-h-touch"
        >
          {job.title}
        </button>
      </h2>
      <div className="mt-1 text-muted-foreground text-sm">
        <EquipmentCell job={job} />
      </div>
      {job.taskCount > 0 ? (
        <div className="mt-3 flex items-center gap-3 text-muted-foreground text-sm tabular-nums">
          <Progress
            className="flex-1"
            value={job.tasksDone}
            max={job.taskCount}
            label={t("jobs:mark.checklist", { done: job.tasksDone, count: job.taskCount })}
          />
          {t("controls:position", { position: job.tasksDone, total: job.taskCount })}
        </div>
      ) : null}
      <div className="mt-4 flex gap-2">
        <Button variant="primary" size="touch" className="flex-1" onClick={() => go({ job: job.id })}>
          {t("jobs:action.continue")}
        </Button>
        {mayEdit ? (
          <>
            <TakePhoto jobId={job.id} />
            <InHandMenu job={job} />
          </>
        ) : null}
      </div>
      <QueuedMark recordId={job.id} />
    </article>
  );
}

/** The time is enough for today, the day for what was begun before. */
function useStartedWords(startedAt: Date | null, today: CalendarDate): string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  const { timeZone } = useVessel();
  if (!startedAt) return null;
  const on = todayIn(timeZone, startedAt);
  return t("jobs:myDay.since", { time: on === today ? formats.time(startedAt) : formats.dayMonth(on) });
}

/** Straight to the camera; the photo belongs to the job and is kept here until it was sent. */
function TakePhoto({ jobId }: { jobId: string }) {
  const { t } = useTranslation();
  const camera = useRef<HTMLInputElement>(null);
  const uploads = useJobUploads(jobId);
  return (
    <>
      <IconButton
        label={t("controls:camera")}
        variant="secondary"
        size="touch"
        onClick={() => camera.current?.click()}
        className="[&_svg]:size-5"
      >
        <Camera />
      </IconButton>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t("controls:camera")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void uploads.add([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}

function InHandMenu({ job }: { job: JobRow }) {
  const { t } = useTranslation();
  const dialogs = useJobDialogs();
  const setStatus = useSetStatus();
  const mayPostpone = useMayPostpone()(job);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          label={t("jobs:action.moreFor", { title: job.title })}
          variant="secondary"
          size="touch"
          className="[&_svg]:size-5"
        >
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => dialogs.open({ kind: "complete", jobId: job.id })}>
          <CompletedIcon />
          {t("jobs:action.complete")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => dialogs.open({ kind: "wait", jobId: job.id })}>
          <WaitingIcon />
          {t("jobs:action.wait")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setStatus.mutate({ id: job.id, version: job.version, status: "due" })}>
          <DueIcon />
          {t("jobs:action.putBack")}
        </DropdownMenuItem>
        {mayPostpone ? (
          <DropdownMenuItem onSelect={() => dialogs.open({ kind: "postpone", jobId: job.id })}>
            <CalendarClock />
            {t("jobs:action.postpone")}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
