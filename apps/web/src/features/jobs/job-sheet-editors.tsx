import { type Department, departments } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { JobPriority } from "@ymp/core/lists";
import { jobPriorities } from "@ymp/core/lists";
import { nextStatuses } from "@ymp/core/maintenance/job-flow";
import { Button } from "@ymp/ui/primitives/button";
import { browserDay, calendarDateOf } from "@ymp/ui/primitives/date-field";
import { LateCalendar } from "@ymp/ui/primitives/late-calendar";
import { PriorityIcon, PriorityWord } from "@ymp/ui/primitives/priority-icon";
import { StatusIcon, StatusWord } from "@ymp/ui/primitives/status-icon";
import { useState } from "react";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Job, JobStatus } from "./job-sheet-data.ts";
import { ValueMenu, ValuePopover } from "./job-sheet-value.tsx";
import { useSheetWords } from "./job-sheet-words.ts";
import { statusIconOf, useJobWords } from "./job-words.ts";

interface StatusPropertyProps {
  job: Job;
  onStatus: (status: "due" | "in_progress") => void;
  onAsk: (what: "wait" | "complete") => void;
}

/** The steps the flow allows from here; those that ask for more open their dialog. */
export function StatusProperty({ job, onStatus, onAsk }: StatusPropertyProps) {
  const { t } = useTranslation("job-sheet");
  const names = useJobWords();
  const press = (status: JobStatus) => {
    if (status === "due" || status === "in_progress") onStatus(status);
    else onAsk(status === "done" ? "complete" : "wait");
  };
  const reached = nextStatuses(job.status).filter((status) => status !== "cancelled" && status !== "postponed");
  const oneWait = reached.filter((status, index) => !isWaiting(status) || reached.findIndex(isWaiting) === index);
  return (
    <ValueMenu
      label={`${t("field.status")}: ${names.status(job.status)}`}
      shown={<StatusWord status={statusIconOf(job.status)}>{names.status(job.status)}</StatusWord>}
      items={oneWait.map((status) => ({
        id: status,
        icon: <StatusIcon status={statusIconOf(status)} />,
        word: isWaiting(status) ? t("action.wait") : names.status(status),
        onSelect: () => press(status),
      }))}
    />
  );
}

const isWaiting = (status: JobStatus) => status.startsWith("waiting");

export function PriorityProperty({ job, onSave }: { job: Job; onSave: (priority: JobPriority) => void }) {
  const { t } = useTranslation("job-sheet");
  const names = useJobWords();
  const shown = <PriorityWord priority={job.priority}>{names.priority(job.priority)}</PriorityWord>;
  if (!job.can.fields.includes("priority")) return shown;
  return (
    <ValueMenu
      label={`${t("field.priority")}: ${names.priority(job.priority)}`}
      shown={shown}
      items={jobPriorities.toReversed().map((priority) => ({
        id: priority,
        icon: <PriorityIcon priority={priority} />,
        word: names.priority(priority),
        onSelect: () => onSave(priority),
      }))}
    />
  );
}

/** Anyone who heads it looks after the job. */
export function DepartmentProperty({ job, onSave }: { job: Job; onSave: (department: Department) => void }) {
  const { t } = useTranslation("job-sheet");
  const name = job.department ? t(`departments:of.${job.department}`) : t("none");
  if (!job.can.fields.includes("department")) return name;
  return (
    <ValueMenu
      label={`${t("field.department")}: ${name}`}
      shown={job.department ? name : <span className="text-muted-foreground">{name}</span>}
      items={departments.map((department) => ({
        id: department,
        icon: null,
        word: t(`departments:of.${department}`),
        onSelect: () => onSave(department),
      }))}
    />
  );
}

interface DuePropertyProps {
  job: Job;
  onSave: (on: CalendarDate) => void;
  onPostpone: () => void;
}

/** The date is set and brought forward here; a counter's figure is moved by postponing. */
export function DueProperty({ job, onSave, onPostpone }: DuePropertyProps) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const formats = useFormats();
  const figures = words.dueFigures(job.dueOn, job.dueTotal);
  const moved = job.postponedCount > 0 && job.originalDueOn && job.originalDueOn !== job.dueOn;
  const original =
    moved && job.originalDueOn ? (
      <span className="text-muted-foreground text-xs">{t("wasDue", { date: formats.date(job.originalDueOn) })}</span>
    ) : null;
  // It is put off by postponing, with a reason.
  if (!job.can.fields.includes("dueOn"))
    return (
      <>
        {figures} {original}
      </>
    );
  return (
    <>
      <ValuePopover label={`${t("field.dueOn")}: ${figures}`} shown={figures} className="w-auto p-3">
        {(close) => (
          <div className="flex flex-col gap-2">
            <LateCalendar
              focusOnOpen
              selected={job.dueOn ? browserDay(job.dueOn) : undefined}
              today={browserDay(job.today)}
              {...(job.dueOn ? { disabled: { after: browserDay(job.dueOn) } } : {})}
              onSelect={(day) => {
                onSave(calendarDateOf(day));
                close();
              }}
            />
            {job.dueOn && job.can.postpone ? (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  close();
                  onPostpone();
                }}
              >
                {t("action.postpone")}
              </Button>
            ) : null}
          </div>
        )}
      </ValuePopover>
      {original}
    </>
  );
}

interface TenthsPropertyProps {
  label: string;
  value: number | null;
  disabled: boolean;
  /** `begun` is what stood there as the typing began. */
  onType: (tenths: number | null, begun: number | null) => void;
  onSave: (tenths: number | null, begun: number | null) => void;
}

export function TenthsProperty({ label, value, disabled, onType, onSave }: TenthsPropertyProps) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const [typed, setTyped] = useState<{ tenths: number | null; text: string; begun: number | null } | null>(null);
  const isUnread = typed !== null && typed.tenths === null && typed.text.trim() !== "";
  const shown = value === null ? <span className="text-muted-foreground">{t("none")}</span> : formats.hours(value);
  if (disabled) return shown;
  const save = (isPutBack: boolean) => {
    if (typed && isPutBack) onType(typed.begun, typed.begun);
    else if (typed) onSave(typed.tenths, typed.begun);
    setTyped(null);
  };
  const type = (tenths: number | null, text: string) => {
    const begun = typed ? typed.begun : value;
    setTyped({ tenths, text, begun });
    // Of what cannot be read no beginning is kept either.
    if (tenths !== null || text.trim() === "") onType(tenths, begun);
    else onType(begun, begun);
  };
  return (
    <ValuePopover
      {...{ label, shown }}
      unread={isUnread ? typed.text.trim() : undefined}
      onClose={save}
      className="w-44 p-2"
    >
      {(close) => (
        <TenthsInput
          aria-label={label}
          value={typed ? typed.tenths : value}
          unit="h"
          onValueChange={type}
          onKeyDown={(event) => {
            if (event.key === "Enter") close();
          }}
        />
      )}
    </ValuePopover>
  );
}
