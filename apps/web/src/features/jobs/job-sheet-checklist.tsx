import { mostTasks } from "@ymp/core/lists";
import { Checklist } from "@ymp/ui/patterns/checklist";
import { initials } from "@ymp/ui/primitives/avatar";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Input } from "@ymp/ui/primitives/input";
import { Progress } from "@ymp/ui/primitives/progress";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { useSession } from "../../app/session.ts";
import { useKeptWhenGone } from "../../lib/forms/use-kept-when-gone.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { JobTaskGroupPicker } from "../worklists/task-group-picker.tsx";
import { useAddTask, useRemoveTask, useTickTask } from "./job-sheet.mutations.ts";
import type { Job, JobTask } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

/** The steps of the work: ticked by whom and when, also without a link. */
export function JobChecklist({ job }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const { account } = useSession();
  const tick = useTickTask(job, account.name);
  const remove = useRemoveTask(job);
  const [isAdding, setIsAdding] = useState(false);
  const mark = useTickMark(job);
  const done = job.tasks.filter(({ doneAt }) => doneAt).length;
  if (job.tasks.length === 0 && !job.can.edit) return null;
  const mayAdd = job.can.edit && job.tasks.length < mostTasks;
  const removal = (task: JobTask) => (
    <IconButton
      label={t("checklist.remove", { title: task.title })}
      size="icon-sm"
      className="-me-1.5 opacity-0 focus-visible:opacity-100 touch:opacity-100 [li:hover_&]:opacity-100"
      onClick={() => remove.mutate({ id: job.id, taskId: task.id })}
    >
      <X />
    </IconButton>
  );
  return (
    <section className="mt-5">
      <SectionHead
        title={t("checklist.title")}
        fact={job.tasks.length > 0 ? t("checklist.count", { done, total: job.tasks.length }) : undefined}
      >
        {job.tasks.length > 0 ? (
          <Progress value={done} max={job.tasks.length} label={t("checklist.title")} className="w-24 max-md:hidden" />
        ) : null}
        {mayAdd ? <JobTaskGroupPicker jobId={job.id} tasks={job.tasks.map(({ title }) => title)} /> : null}
        {mayAdd ? (
          <Button variant="ghost" size="sm" className="-me-2.5" onClick={() => setIsAdding(true)}>
            <Plus />
            {t("checklist.add")}
          </Button>
        ) : null}
      </SectionHead>
      <Checklist
        label={t("checklist.title")}
        lines={job.tasks.map((task) => ({
          id: task.id,
          label: task.title,
          done: task.doneAt !== null,
          disabled: !job.can.work,
          mark: task.doneAt ? mark(task) : job.can.edit ? removal(task) : undefined,
        }))}
        onToggle={(taskId, isDone) => tick.mutate({ id: job.id, taskId, isDone })}
      />
      {job.can.edit && !mayAdd ? (
        <p className="mt-1 text-muted-foreground text-xs">{t("checklist.full", { count: mostTasks })}</p>
      ) : null}
      {isAdding && mayAdd ? <NewLine job={job} onDone={() => setIsAdding(false)} /> : null}
    </section>
  );
}

/** "PN 09:12" for today, with the day before that. */
function useTickMark({ today }: Pick<Job, "today">) {
  const formats = useFormats();
  const words = useSheetWords();
  return ({ doneAt, doneByName }: JobTask) => {
    if (!doneAt) return null;
    const on = words.dayOf(doneAt);
    const when = on === today ? formats.time(doneAt) : formats.dayMonth(on);
    return (
      <span
        title={`${doneByName ?? ""} ${words.moment(doneAt)}`}
      >{`${doneByName ? initials(doneByName) : ""} ${when}`}</span>
    );
  };
}

/** Enter adds the line and waits for the next one; Escape or leaving it empty ends. */
function NewLine({ job, onDone }: { job: Job; onDone: () => void }) {
  const { t } = useTranslation("job-sheet");
  const add = useAddTask(job);
  const [title, setTitle] = useState("");
  const isOver = useRef(false);
  const keep = () => {
    if (!isOver.current && title.trim()) add(title.trim());
    setTitle("");
  };
  const end = () => {
    isOver.current = true;
    onDone();
  };
  useKeptWhenGone(keep, title.trim() !== "");
  return (
    <Input
      // The person asked for the line by pressing "Add line".
      autoFocus
      size="sm"
      className="mt-1"
      aria-label={t("checklist.newLine")}
      placeholder={t("checklist.newLine")}
      value={title}
      maxLength={200}
      onChange={(event) => setTitle(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep();
        if (event.key === "Escape") end();
      }}
      onBlur={() => {
        keep();
        end();
      }}
    />
  );
}
